import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { EDITORS_ORDER } from '../../../lib/editors-order';
import { presentGalleryImage, type GalleryImageRow } from '../present';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const rows = await strapi
      .documents('api::gallery-image.gallery-image')
      .findMany({ sort: EDITORS_ORDER, populate: { img: true }, limit: -1 });
    ctx.body = { items: (rows as unknown as GalleryImageRow[]).map(presentGalleryImage) };
  },
});
