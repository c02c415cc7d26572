import { pageTextsQuerySchema, updatePageTextSchema } from '@reelists/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { refuse, validate } from '../../../lib/validate';
import { findPageText, findPageTexts, writePageText } from '../find-page-texts';
import { presentPageText } from '../present';

const NOT_FOUND = 'That text is not here.';
const isStaff = (ctx: Context) => Boolean(ctx.state.staff);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const { keys } = validate(pageTextsQuerySchema, ctx.query);
    const rows = await findPageTexts(
      strapi,
      keys?.split(',').map((key) => key.trim()),
    );
    ctx.body = { blocks: rows.map((row) => presentPageText(row, isStaff(ctx))) };
  },

  async get(ctx: Context) {
    const row = await findPageText(strapi, ctx.params.id);
    if (!row) return ctx.notFound(NOT_FOUND);
    ctx.body = { block: presentPageText(row, isStaff(ctx)) };
  },

  async update(ctx: Context) {
    const { fields } = validate(updatePageTextSchema, ctx.request.body);
    const row = await findPageText(strapi, ctx.params.id);
    if (!row) return ctx.notFound(NOT_FOUND);
    const names = row.fields.map(({ name }) => name);
    const unknown = fields.findIndex(({ name }) => !names.includes(name));
    if (unknown >= 0) refuse(`fields[${unknown}].name`, `Must be one of ${names.join(', ')}`);
    const texts = new Map(fields.map(({ name, text }) => [name, text]));
    const written = await writePageText(strapi, row, texts, ctx.state.staff);
    if (!written) return ctx.notFound(NOT_FOUND);
    ctx.body = { block: presentPageText(written, true) };
  },
});
