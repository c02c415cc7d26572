import type { Core } from '@strapi/strapi';
import { erased, MAX_PAGE_SIZE, personalDataSchema } from '@reelists/contract';
import type { Context } from 'koa';
import { validate } from '../../../lib/validate';
import { countDue, findRetention } from '../../retention/retention';
import { eraseHeldOn, findHeldOn } from '../held-on';
import { presentErasure, type ErasureRow } from '../present';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    const { email } = validate(personalDataSchema, ctx.request.body);
    ctx.body = { held: await findHeldOn(strapi, email) };
  },

  async erase(ctx: Context) {
    const { email } = validate(personalDataSchema, ctx.request.body);
    const counts = await eraseHeldOn(strapi, email, ctx.state.staff.name);
    ctx.body = { erased: counts, message: erased(counts) };
  },

  async erasures(ctx: Context) {
    const rows: ErasureRow[] = await strapi.db
      .query('api::erasure.erasure')
      .findMany({ orderBy: { createdAt: 'desc' }, limit: MAX_PAGE_SIZE });
    ctx.body = { items: rows.map(presentErasure) };
  },

  async retention(ctx: Context) {
    ctx.body = { months: await findRetention(strapi), due: await countDue(strapi, new Date()) };
  },
});
