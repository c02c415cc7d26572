import { workItemsQuerySchema } from '@reelists/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { validate } from '../../../lib/validate';
import { findAllWorkItems, findPlacedWorkItems } from '../find-work-items';
import { presentWorkItem } from '../present';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const { placement } = validate(workItemsQuerySchema, ctx.query);
    const rows = placement
      ? await findPlacedWorkItems(strapi, placement)
      : await findAllWorkItems(strapi);
    ctx.body = { items: rows.map(presentWorkItem) };
  },
});
