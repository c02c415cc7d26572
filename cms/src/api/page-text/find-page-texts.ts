import type { Core } from '@strapi/strapi';
import { EDITORS_ORDER } from '../../lib/editors-order';
import type { PageTextRow } from './present';

const UID = 'api::page-text.page-text';

/** The blocks in the order of the site, or only those with one of the keys. */
export const findPageTexts = async (
  strapi: Core.Strapi,
  keys?: string[],
): Promise<PageTextRow[]> => {
  const rows = await strapi.documents(UID).findMany({
    ...(keys && { filters: { key: { $in: keys } } }),
    sort: EDITORS_ORDER,
    populate: { fields: true },
    limit: -1,
  });
  return rows as unknown as PageTextRow[];
};

/** The block with this document id or key; null when there is none. */
export const findPageText = async (
  strapi: Core.Strapi,
  idOrKey: string,
): Promise<PageTextRow | null> => {
  const row = await strapi.documents(UID).findFirst({
    filters: { $or: [{ documentId: idOrKey }, { key: idOrKey }] },
    populate: { fields: true },
  });
  return row as unknown as PageTextRow | null;
};

/** Gives fields of the block another text; what a field is called and began as stays. */
export const writePageText = async (
  strapi: Core.Strapi,
  row: PageTextRow,
  texts: Map<string, string>,
): Promise<PageTextRow> => {
  const fields = row.fields.map((field) => ({
    ...field,
    text: texts.get(field.name) ?? field.text ?? '',
    default_text: field.default_text ?? '',
  }));
  await strapi.documents(UID).update({ documentId: row.documentId, data: { fields } });
  return { ...row, fields };
};
