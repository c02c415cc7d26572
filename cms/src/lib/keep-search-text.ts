import type { Core, UID } from '@strapi/strapi';
import { fold } from './fold';

/** What a search looks through, by content type. */
const SEARCHED: Partial<Record<UID.CollectionType, readonly string[]>> = {
  'api::contact.contact': ['name', 'email', 'subject'],
  'api::booking.booking': ['name', 'email', 'subject'],
  'api::mail.mail': ['recipient_name', 'recipient', 'subject'],
};
type Searched = Record<string, string | null | undefined>;

const fieldsOf = (uid: string) => SEARCHED[uid as UID.CollectionType] ?? [];
const searchTextOf = (uid: string, row: Searched) =>
  fold(
    fieldsOf(uid)
      .map((field) => row[field] ?? '')
      .join('\n'),
  );

/**
 * Keeps what a search looks through beside each row, whoever writes it, the panel included: a
 * database folds no accents by itself, and SQLite knows capitals of ASCII letters only.
 */
export const keepSearchText = ({ db }: Core.Strapi): void => {
  db.lifecycles.subscribe({
    models: Object.keys(SEARCHED),
    beforeCreate({ model, params }) {
      params.data.search_text = searchTextOf(model.uid, params.data as Searched);
    },
    async beforeUpdate({ model, params }) {
      const data = params.data as Searched;
      if (!fieldsOf(model.uid).some((field) => field in data)) return;
      const row = (await db.query(model.uid).findOne({ where: params.where })) as Searched | null;
      params.data.search_text = searchTextOf(model.uid, { ...row, ...data });
    },
  });
};
