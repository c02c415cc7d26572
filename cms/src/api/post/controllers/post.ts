import type { Core } from '@strapi/strapi';
import {
  POST_DELETED,
  POST_SAVED,
  POST_SAVED_BY_ANOTHER,
  postImageSchema,
} from '@reelists/contract';
import type { Context } from 'koa';
import { validate } from '../../../lib/validate';
import { storeFile } from '../../../uploads/store-file';
import { requireFile, takeFiles } from '../../../uploads/take-file';
import { presentMedia } from '../../media/present';
import { findPost, findPosts } from '../find-posts';
import { readPostDetails } from '../read-post-details';
import { createPost, deletePost, updatePost } from '../save-post';

const MISSING = 'That post is not here.';
const isStaff = (ctx: Context) => Boolean(ctx.state.staff);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    ctx.body = await findPosts(strapi, ctx.query, isStaff(ctx));
  },

  async get(ctx: Context) {
    const post = await findPost(strapi, String(ctx.params.id), isStaff(ctx));
    if (!post) return ctx.notFound(MISSING);
    ctx.body = { post };
  },

  async create(ctx: Context) {
    const details = readPostDetails(ctx.request.body);
    const { header_image } = await takeFiles(ctx, { header_image: 'image' });
    const _id = await createPost(strapi, details, header_image);
    ctx.status = 201;
    ctx.body = { post: { _id }, message: POST_SAVED };
  },

  async update(ctx: Context) {
    const _id = String(ctx.params.id);
    const details = readPostDetails(ctx.request.body);
    const { updated_header_image } = await takeFiles(ctx, { updated_header_image: 'image' });
    const outcome = await updatePost(strapi, _id, details, updated_header_image);
    if (outcome === 'missing') return ctx.notFound(MISSING);
    if (outcome === 'conflict') return ctx.conflict(POST_SAVED_BY_ANOTHER);
    ctx.body = { post: { _id }, message: POST_SAVED };
  },

  async delete(ctx: Context) {
    if (!(await deletePost(strapi, String(ctx.params.id)))) return ctx.notFound(MISSING);
    ctx.body = { message: POST_DELETED };
  },

  async createImage(ctx: Context) {
    const { alt } = validate(postImageSchema, ctx.request.body);
    const { image } = await takeFiles(ctx, { image: 'image' });
    const stored = await storeFile(strapi, requireFile(image, 'image'), alt);
    ctx.status = 201;
    ctx.body = { file: presentMedia(stored) };
  },
});
