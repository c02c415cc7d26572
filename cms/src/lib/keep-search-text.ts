import type { Core, UID } from '@strapi/strapi';
import { fold } from './fold';
import { plainText } from './plain-text';

/** What a search looks through, by content type. */
const SEARCHED: Partial<Record<UID.CollectionType, readonly string[]>> = {
  'api::contact.contact': ['name', 'email', 'subject'],
  'api::booking.booking': ['name', 'email', 'subject'],
  'api::mail.mail': ['recipient_name', 'recipient', 'subject'],
  'api::post.post': ['title', 'wysiwyg'],
};
/** Of these, what is HTML: its words are looked through, its tags are not. */
const HTML = ['wysiwyg'];
type Searched = Record<string, string | null | undefined>;

const fieldsOf = (uid: string) => SEARCHED[uid as UID.CollectionType] ?? [];
const textOf = (row: Searched, field: string) => {
  const text = row[field] ?? '';
  return HTML.includes(field) ? plainText(text) : text;
};
const searchTextOf = (uid: string, row: Searched) =>
  fold(
    fieldsOf(uid)
      .map((field) => textOf(row, field))
      .join('\n'),
  );

/** A database from before a type was searched has rows without their text. */
const fillIn = async ({ db }: Core.Strapi, uid: string) => {
  const rows = (await db.query(uid).findMany({
    select: ['id', ...fieldsOf(uid)],
    where: { search_text: { $null: true } },
  })) as Searched[];
  const { tableName } = db.metadata.get(uid);
  // Past the lifecycles: nobody changed these rows, and `updatedAt` must not say so.
  for (const row of rows)
    await db
      .connection(tableName)
      .where({ id: row.id })
      .update({ search_text: searchTextOf(uid, row) });
};

/**
 * Keeps what a search looks through beside each row, whoever writes it, the panel included: a
 * database folds no accents by itself, and SQLite knows capitals of ASCII letters only.
 */
export const keepSearchText = async (strapi: Core.Strapi): Promise<void> => {
  const { db } = strapi;
  const uids = Object.keys(SEARCHED);
  db.lifecycles.subscribe({
    models: uids,
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
  for (const uid of uids) await fillIn(strapi, uid);
};
