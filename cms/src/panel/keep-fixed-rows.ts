import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

interface Field {
  name?: unknown;
  label?: unknown;
  kind?: unknown;
  default_text?: unknown;
}
type Row = Record<string, unknown> & { fields?: Field[] };
interface WriteParams {
  documentId?: string;
  data?: Row;
}

const refuse = (message: string): never => {
  throw new errors.ValidationError(message);
};

const withoutTexts = (fields: Field[]) =>
  JSON.stringify(
    fields.map(({ name, label, kind, default_text }) => [name, label, kind, default_text ?? '']),
  );

const checkPageText = (row: Row, data: Row) => {
  const isChanged = ['key', 'page', 'label', 'order'].some(
    (name) => data[name] !== undefined && data[name] !== row[name],
  );
  const isReshaped = data.fields && withoutTexts(data.fields) !== withoutTexts(row.fields ?? []);
  if (isChanged || isReshaped)
    refuse(
      `Only the text itself can be changed: the site looks for “${String(row.key)}” and its fields by name.`,
    );
};

const checkPlacement = (row: Row, data: Row) => {
  if (data.key !== undefined && data.key !== row.key)
    refuse(`The name in the code stays “${String(row.key)}”: the site looks for the grid by it.`);
};

const checkVideoSlot = (row: Row, data: Row) => {
  for (const key of ['page', 'section'])
    if (data[key] !== undefined && data[key] !== row[key])
      refuse(
        `The ${key} of a page video stays “${String(row[key])}”: the site looks for it by that name.`,
      );
};

interface FixedType {
  /** As people read it in the panel. */
  name: string;
  populate?: string[];
  /** @throws a 400 when the change would hide the row from the site. */
  check?(row: Row, data: Row): void;
}

/** The rows the site's code asks for by name. */
const FIXED: Record<string, FixedType> = {
  'api::page-text.page-text': { name: 'Page texts', populate: ['fields'], check: checkPageText },
  'api::placement.placement': { name: 'Work grids', check: checkPlacement },
  'api::video-slot.video-slot': { name: 'Page videos', check: checkVideoSlot },
};

/**
 * Keeps the site's fixed rows there and findable, at whichever door a change comes in: people
 * change what is in them. The seed writes before this stands.
 */
export const keepFixedRows = (strapi: Core.Strapi): void => {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const fixed = FIXED[uid];
    if (!fixed) return next();
    if (['create', 'clone', 'delete'].includes(action))
      refuse(
        `${fixed.name} come with the site: change what is in them, but none can be added or taken away.`,
      );
    const { documentId, data } = params as WriteParams;
    if (action === 'update' && documentId && data && fixed.check) {
      const where = { documentId };
      const row: Row | null = await strapi.db
        .query(uid)
        .findOne({ where, populate: fixed.populate });
      if (row) fixed.check(row, data);
    }
    return next();
  });
};
