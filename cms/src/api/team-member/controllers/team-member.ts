import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { EDITORS_ORDER } from '../../../lib/editors-order';
import { presentTeamMember, type TeamMemberRow } from '../present';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const rows = await strapi
      .documents('api::team-member.team-member')
      .findMany({ sort: EDITORS_ORDER, populate: { img: true }, limit: -1 });
    ctx.body = { items: (rows as unknown as TeamMemberRow[]).map(presentTeamMember) };
  },
});
