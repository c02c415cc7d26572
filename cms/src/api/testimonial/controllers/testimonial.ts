import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { EDITORS_ORDER } from '../../../lib/editors-order';
import { presentTestimonial, type TestimonialRow } from '../present';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const rows = await strapi
      .documents('api::testimonial.testimonial')
      .findMany({ sort: EDITORS_ORDER, limit: -1 });
    ctx.body = { items: (rows as unknown as TestimonialRow[]).map(presentTestimonial) };
  },
});
