import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { findVideoSlot, findVideoSlots } from '../find-video-slots';
import { presentVideoSlot } from '../present';

const isStaff = (ctx: Context) => Boolean(ctx.state.staff);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    ctx.body = await findVideoSlots(strapi, ctx.query, isStaff(ctx));
  },

  async get(ctx: Context) {
    const slot = await findVideoSlot(strapi, String(ctx.params.id));
    if (!slot) return ctx.notFound('That place for a video is not here.');
    ctx.body = { video: presentVideoSlot(slot, isStaff(ctx)) };
  },
});
