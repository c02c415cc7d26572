import type { BookingChange } from '@reelists/contract';
import type { Core } from '@strapi/strapi';
import { findRow } from '../../lib/find-row';
import { inTransaction } from '../../lib/in-transaction';
import { bookingMails, type Telling } from '../../mail/booking-mails';
import { queueMails } from '../../mail/queue-mails';
import { readBookingLink } from './booking-link';
import type { Seeker } from './find-slots';
import { bookingInbox } from './inbox';
import { hasBegun, isToCome } from './is-to-come';
import type { BookingRow } from './present';
import { CHANGED_MEANWHILE, orTaken, takeSlot, type Booked } from './take-slot';

/** Who changes a booking, and what its visitor hears of it. */
export interface Change extends Telling {
  /** The member of staff; null for the visitor. */
  by: string | null;
}

type Columns = Pick<BookingRow, 'date' | 'time' | 'duration' | 'state' | 'sequence' | 'is_spam'>;
type What<Event extends BookingChange = BookingChange> = Event extends BookingChange
  ? Omit<Event, 'at'>
  : never;

/**
 * The row as it is after the changes, with a line in its history; null when it is not as it was
 * read, by which neither a change nor a line of two at once is lost.
 */
const write = async (
  strapi: Core.Strapi,
  row: BookingRow,
  changes: Partial<Columns>,
  what: What,
): Promise<BookingRow | null> => {
  const { id, sequence, state, is_spam } = row;
  const event = { at: new Date().toISOString(), ...what };
  const data = { ...changes, history: [...(row.history ?? []), event] };
  const { count } = await strapi.db
    .query(bookingInbox.uid)
    .updateMany({ where: { id, sequence, state, is_spam }, data });
  return count === 1 ? { ...row, ...data } : null;
};

/** Spam is not written to: whoever filled it in would choose whom we write to. */
const tell = async (
  strapi: Core.Strapi,
  row: BookingRow,
  ...about: [letter: 'moved' | 'cancelled', telling: Telling]
): Promise<void> => {
  if (!row.is_spam) await queueMails(strapi, bookingMails(row, ...about));
};

/** Cancels a booking, frees its slot and tells both sides. */
export const cancelBooking = (
  strapi: Core.Strapi,
  row: BookingRow,
  { by, ...telling }: Change,
): Promise<Booked> =>
  inTransaction(strapi, async () => {
    if (row.state !== 'Booked') return CHANGED_MEANWHILE;
    const cancelled = await write(
      strapi,
      row,
      { state: 'Cancelled', sequence: row.sequence + 1 },
      { what: 'cancelled', by, is_told: telling.isTold !== false },
    );
    if (!cancelled) return CHANGED_MEANWHILE;
    await tell(strapi, cancelled, 'cancelled', telling);
    return { row: cancelled };
  });

/** Gives a booking another time, if it is to be had, and tells both sides. */
export const moveBooking = (
  strapi: Core.Strapi,
  row: BookingRow,
  when: { date: string; time: string },
  { by, ...telling }: Change,
): Promise<Booked> =>
  inTransaction(strapi, async () => {
    if (row.state !== 'Booked') return CHANGED_MEANWHILE;
    const from = { date: row.date, time: row.time };
    const seeker: Seeker = { audience: by === null ? 'visitor' : 'staff', moving: row.id };
    const moved = await takeSlot(strapi, when, seeker, (duration) =>
      write(
        strapi,
        row,
        { ...when, duration, sequence: row.sequence + 1 },
        { what: 'moved', by, from, is_told: telling.isTold !== false },
      ),
    );
    if ('row' in moved) await tell(strapi, moved.row, 'moved', telling);
    return moved;
  });

/**
 * Puts a booking among the suspects, which frees its slot, or takes it back, which needs the slot to
 * be free still and tells both sides, unless its hour has passed: that would be news of nothing.
 */
export const markBooking = (
  strapi: Core.Strapi,
  row: BookingRow,
  is_spam: boolean,
  by: string,
): Promise<Booked> =>
  inTransaction(strapi, async () => {
    if (is_spam === row.is_spam) return { row };
    const what = is_spam ? 'suspected' : 'restored';
    const marked = await orTaken(strapi, row, { audience: 'staff' }, () =>
      write(strapi, row, { is_spam }, { what, by }),
    );
    if ('row' in marked && isToCome(marked.row))
      await queueMails(strapi, bookingMails(marked.row, 'booked'));
    return marked;
  });

/** The sequence of the newest mail about it: whoever was not told of a move holds that link still. */
const toldSequence = ({ sequence, history }: BookingRow): number => {
  const moves = (history ?? []).filter((event) => event.what === 'moved');
  return sequence - (moves.length - 1 - moves.findLastIndex(({ is_told }) => is_told));
};

/** The booking a mail's link opens; null when the link is spent, forged or has run out. */
export const findMyBooking = async (
  strapi: Core.Strapi,
  token: string,
): Promise<BookingRow | null> => {
  const link = readBookingLink(token);
  const row = link && (await findRow<BookingRow>(strapi, bookingInbox, link.id));
  if (!row || row.state !== 'Booked' || hasBegun(row)) return null;
  return link.sequence >= toldSequence(row) ? row : null;
};
