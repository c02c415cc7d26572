import type { BookingEvent } from '@reelists/contract';
import type { Core } from '@strapi/strapi';
import { MAIL_UID, type MailRow } from '../../mail/mail-row';
import type { BookingRow } from './present';

const presentMail = ({ createdAt, sent_at, status, letter }: MailRow): BookingEvent[] =>
  letter
    ? [{ what: 'mailed', at: new Date(sent_at ?? createdAt).toISOString(), letter, status }]
    : [];

/**
 * What has happened to a booking, the oldest first: what is kept beside it, and what became of the
 * mails to its visitor, which only the outbox knows.
 */
export const findHistory = async (
  { db }: Core.Strapi,
  row: BookingRow,
): Promise<BookingEvent[]> => {
  const mails: MailRow[] = await db
    .query(MAIL_UID)
    .findMany({ where: { about_booking: row.documentId }, orderBy: { id: 'asc' } });
  const booked: BookingEvent = { what: 'booked', at: new Date(row.createdAt).toISOString() };
  return [booked, ...(row.history ?? []), ...mails.flatMap(presentMail)].sort((a, b) =>
    a.at.localeCompare(b.at),
  );
};
