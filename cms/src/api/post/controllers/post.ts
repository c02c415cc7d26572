import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { findPost, findPosts } from '../find-posts';

const isStaff = (ctx: Context) => Boolean(ctx.state.staff);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    ctx.body = await findPosts(strapi, ctx.query, isStaff(ctx));
  },

  async get(ctx: Context) {
    const post = await findPost(strapi, String(ctx.params.id), isStaff(ctx));
    if (!post) return ctx.notFound('That post is not here.');
    ctx.body = { post };
  },
});
