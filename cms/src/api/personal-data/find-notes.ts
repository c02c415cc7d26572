import type { Core } from '@strapi/strapi';
import { ALSO_COUNT, type FromAddress, type InboxNotes } from '@reelists/contract';
import { idsOf, load } from '../../lib/list-rows';
import { bookingInbox } from '../booking/inbox';
import { presentBooking, type BookingRow } from '../booking/present';
import { contactInbox } from '../contact/inbox';
import { presentContact, type ContactRow } from '../contact/present';
import { findRetention, keptUntil } from '../retention/retention';

type PersonInbox = typeof contactInbox | typeof bookingInbox;
type PersonRow = ContactRow | BookingRow;

/** The newest rows of an inbox from an address, one more than is shown: one may be the row itself. */
const findNewest = async <Row extends PersonRow>(
  strapi: Core.Strapi,
  { uid, table }: PersonInbox,
  email: string,
): Promise<Row[]> =>
  load<Row>(
    strapi,
    uid,
    await idsOf(
      strapi.db
        .connection(table)
        // Both there are, because the index by address begins with it.
        .whereIn('is_spam', [false, true])
        .whereRaw('lower(email) = lower(?)', [email])
        .orderByRaw('created_at desc, id desc')
        .limit(ALSO_COUNT + 1),
    ),
  );

const findAlso = async (
  strapi: Core.Strapi,
  { email, documentId }: PersonRow,
): Promise<FromAddress[]> => {
  const contacts = await findNewest<ContactRow>(strapi, contactInbox, email);
  const bookings = await findNewest<BookingRow>(strapi, bookingInbox, email);
  const found: FromAddress[] = [
    ...contacts.map(presentContact).map(({ _id, createdAt, is_spam, your_details }) => ({
      kind: 'contact' as const,
      _id,
      createdAt,
      is_spam,
      subject: your_details.subject,
    })),
    ...bookings.map(presentBooking).map(({ _id, createdAt, is_spam, status, your_details }) => ({
      kind: 'booking' as const,
      _id,
      createdAt,
      is_spam,
      status,
      date: your_details.date,
      time: your_details.time,
    })),
  ];
  return found
    .filter(({ _id }) => _id !== documentId)
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, ALSO_COUNT);
};

/** What staff see beside a row; `since` is the day or moment its time is counted from. */
export const findNotes = async (
  strapi: Core.Strapi,
  { table }: PersonInbox,
  row: PersonRow,
  since: string,
): Promise<InboxNotes> => ({
  kept_until: keptUntil(since, (await findRetention(strapi))[table]),
  consent_version: row.consent_version ?? '',
  also_from_address: await findAlso(strapi, row),
});
