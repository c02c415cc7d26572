import type { Core } from '@strapi/strapi';
import type { StaffUser } from '@reelists/contract';
import { EDITORS_ORDER } from '../../lib/editors-order';
import { changedBy } from '../../lib/last-change';
import type { PageTextRow } from './present';

const UID = 'api::page-text.page-text';
const populate = { fields: true as const, updatedBy: { fields: ['firstname' as const] } };

/** The blocks in the order of the site, or only those with one of the keys. */
export const findPageTexts = async (
  strapi: Core.Strapi,
  keys?: string[],
): Promise<PageTextRow[]> => {
  const rows = await strapi.documents(UID).findMany({
    ...(keys && { filters: { key: { $in: keys } } }),
    sort: EDITORS_ORDER,
    populate,
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
    populate,
  });
  return row as unknown as PageTextRow | null;
};

/**
 * Gives fields of the block another text; what a field is called and began as stays.
 * @returns the block, or null when it went away meanwhile.
 */
export const writePageText = async (
  strapi: Core.Strapi,
  row: PageTextRow,
  texts: Map<string, string>,
  staff: StaffUser,
): Promise<PageTextRow | null> => {
  const fields = row.fields.map((field) => ({
    ...field,
    text: texts.get(field.name) ?? field.text ?? '',
    default_text: field.default_text ?? '',
  }));
  await strapi.documents(UID).update({
    documentId: row.documentId,
    data: { fields, ...(await changedBy(strapi, staff)) },
  });
  return findPageText(strapi, row.documentId);
};
