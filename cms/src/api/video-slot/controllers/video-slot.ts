import type { Core } from '@strapi/strapi';
import {
  NO_PREVIOUS_VIDEO,
  videoRestored,
  videoTitleSchema,
  videoUploaded,
} from '@reelists/contract';
import type { Context } from 'koa';
import { parseJson } from '../../../lib/parse-json';
import { validate } from '../../../lib/validate';
import { requireFile, takeFiles } from '../../../uploads/take-file';
import { checkPlace, replaceVideo, restoreVideo } from '../change-video';
import { findVideoSlot, findVideoSlots } from '../find-video-slots';
import { presentVideoSlot } from '../present';

const MISSING = 'That place for a video is not here.';
const isStaff = (ctx: Context) => Boolean(ctx.state.staff);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    ctx.body = await findVideoSlots(strapi, ctx.query, isStaff(ctx));
  },

  async get(ctx: Context) {
    const slot = await findVideoSlot(strapi, String(ctx.params.id));
    if (!slot) return ctx.notFound(MISSING);
    ctx.body = { video: presentVideoSlot(slot, isStaff(ctx)) };
  },

  async create(ctx: Context) {
    const title = validate(videoTitleSchema, parseJson('title', ctx.request.body?.title));
    const { files, poster } = await takeFiles(ctx, { files: 'video', poster: 'image' });
    const video = requireFile(files, 'files');
    const slot = await findVideoSlot(strapi, title.id);
    if (!slot) return ctx.notFound(MISSING);
    checkPlace(slot, title);
    const changed = await replaceVideo(strapi, title.id, { files: video, poster }, ctx.state.staff);
    if (!changed) return ctx.notFound(MISSING);
    ctx.status = 201;
    ctx.body = {
      video: presentVideoSlot(changed, true),
      message: videoUploaded(slot.page, slot.section),
    };
  },

  async restore(ctx: Context) {
    const slot = await findVideoSlot(strapi, String(ctx.params.id));
    if (!slot) return ctx.notFound(MISSING);
    const restored = await restoreVideo(strapi, slot, ctx.state.staff);
    if (!restored) return ctx.badRequest(NO_PREVIOUS_VIDEO);
    ctx.body = {
      video: presentVideoSlot(restored, true),
      message: videoRestored(slot.page, slot.section),
    };
  },
});
