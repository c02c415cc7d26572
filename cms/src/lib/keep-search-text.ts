import type { Core, UID } from '@strapi/strapi';
import { fold } from './fold';

const INBOXES: UID.CollectionType[] = ['api::contact.contact', 'api::booking.booking'];
const SEARCHED = ['name', 'email', 'subject'] as const;
type Searched = Partial<Record<(typeof SEARCHED)[number], string | null>>;

const searchTextOf = (row: Searched) => fold(SEARCHED.map((field) => row[field] ?? '').join('\n'));

/**
 * Keeps what a search looks through beside each row, whoever writes it, the panel included: a
 * database folds no accents by itself, and SQLite knows capitals of ASCII letters only.
 */
export const keepSearchText = ({ db }: Core.Strapi): void => {
  db.lifecycles.subscribe({
    models: INBOXES,
    beforeCreate({ params }) {
      params.data.search_text = searchTextOf(params.data as Searched);
    },
    async beforeUpdate({ model, params }) {
      const data = params.data as Searched;
      if (!SEARCHED.some((field) => field in data)) return;
      const row = (await db.query(model.uid).findOne({ where: params.where })) as Searched | null;
      params.data.search_text = searchTextOf({ ...row, ...data });
    },
  });
};
