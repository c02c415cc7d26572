import type { Core } from '@strapi/strapi';
import { findRow } from '../../lib/find-row';
import { inTransaction } from '../../lib/in-transaction';
import { bookingMails } from '../../mail/booking-mails';
import { queueMails } from '../../mail/queue-mails';
import { readBookingLink } from './booking-link';
import { bookingInbox } from './inbox';
import type { BookingRow } from './present';
import { CHANGED_MEANWHILE, orTaken, takeSlot, type Booked } from './take-slot';

/** The row as it is after the changes; null when it is not booked, or not as it was read. */
const write = async (
  strapi: Core.Strapi,
  row: BookingRow,
  changes: Partial<Pick<BookingRow, 'date' | 'time' | 'duration' | 'status'>>,
): Promise<BookingRow | null> => {
  const data = { ...changes, sequence: row.sequence + 1 };
  const { count } = await strapi.db.query(bookingInbox.uid).updateMany({
    where: { id: row.id, sequence: row.sequence, status: 'Booked' },
    data,
  });
  return count === 1 ? { ...row, ...data } : null;
};

/** Cancels a booking, frees its slot and tells both sides. */
export const cancelBooking = (strapi: Core.Strapi, row: BookingRow): Promise<Booked> =>
  inTransaction(strapi, async () => {
    const cancelled = await write(strapi, row, { status: 'Cancelled' });
    if (!cancelled) return CHANGED_MEANWHILE;
    await queueMails(strapi, bookingMails(cancelled, 'cancelled'));
    return { row: cancelled };
  });

/** Gives a booking another time, if it is to be had, and tells both sides. */
export const moveBooking = (
  strapi: Core.Strapi,
  row: BookingRow,
  when: { date: string; time: string },
): Promise<Booked> =>
  inTransaction(strapi, async () => {
    const moved = await takeSlot(strapi, when, (duration) =>
      write(strapi, row, { ...when, duration }),
    );
    if ('row' in moved) await queueMails(strapi, bookingMails(moved.row, 'moved'));
    return moved;
  });

/**
 * Puts a booking among the suspects, which frees its slot, or takes it back, which needs the slot to
 * be free still and tells both sides.
 */
export const markBooking = (
  strapi: Core.Strapi,
  row: BookingRow,
  is_spam: boolean,
): Promise<Booked> =>
  inTransaction(strapi, async () => {
    const mark = (): Promise<BookingRow> =>
      strapi.db
        .query(bookingInbox.uid)
        .update({ where: { documentId: row.documentId }, data: { is_spam } });
    if (is_spam || !row.is_spam) return { row: await mark() };
    const marked = await orTaken(strapi, row, mark);
    if ('row' in marked && row.status === 'Booked')
      await queueMails(strapi, bookingMails(marked.row, 'booked'));
    return marked;
  });

/** The booking a mail's link opens; null when the link is spent, forged or has run out. */
export const findMyBooking = async (
  strapi: Core.Strapi,
  token: string,
): Promise<BookingRow | null> => {
  const link = readBookingLink(token);
  const row = link && (await findRow<BookingRow>(strapi, bookingInbox, link.id));
  return row && row.sequence === link.sequence && row.status === 'Booked' ? row : null;
};
