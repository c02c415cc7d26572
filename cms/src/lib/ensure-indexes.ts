import type { Core } from '@strapi/strapi';
import { MAIL_RANK } from '../api/mail/mail-rank';

const INBOXES = ['contacts', 'bookings'];

/** `create index` statements that SQLite and PostgreSQL both read. */
const STATEMENTS = [
  // The one thing that decides who has a consultation.
  `create unique index if not exists bookings_one_per_slot on bookings (date, time)
    where status = 'Booked' and is_spam = false`,
  'create unique index if not exists idempotency_keys_by_key on idempotency_keys (key_hash)',
  'create index if not exists idempotency_keys_by_expiry on idempotency_keys (expires_at)',
  'create index if not exists mails_by_turn on mails (status, next_try_at)',
  'create index if not exists mails_by_person on mails (about_email)',
  'create index if not exists mails_by_document on mails (document_id)',
  // As staff read them; with the text in it, for a search as well.
  `create index if not exists mails_by_rank on mails (${MAIL_RANK}, created_at desc, id desc, search_text)`,
  'create index if not exists mails_by_booking on mails (about_booking)',
  ...INBOXES.flatMap((table) => [
    // With the text in it, a search reads this index and no row.
    `create index if not exists ${table}_by_arrival on ${table} (is_spam, created_at, id, search_text)`,
    `create index if not exists ${table}_by_name on ${table} (is_spam, lower(name), id)`,
    `create index if not exists ${table}_by_email on ${table} (is_spam, lower(email), id)`,
    `create index if not exists ${table}_by_subject on ${table} (is_spam, lower(subject), id)`,
    `create index if not exists ${table}_by_document on ${table} (document_id)`,
    `create index if not exists ${table}_unread on ${table} (is_spam, created_at, id) where read_at is null`,
  ]),
];

/**
 * Indexes Strapi's schema files cannot say. Strapi leaves alone what it did not make itself, but a
 * table it rebuilds on SQLite loses them, so every start puts back what is missing.
 */
export const ensureIndexes = async ({ db }: Core.Strapi): Promise<void> => {
  for (const statement of STATEMENTS) await db.connection.raw(statement);
};
