import type { NearSlot } from './booking.js';
import type { MailStatus } from './mail.js';

interface Changed {
  /** ISO 8601, UTC. */
  at: string;
  /** The member of staff who did it; null for the visitor. */
  by: string | null;
}

/** A change to a booking, as it is kept beside the booking. */
export type BookingChange = Changed &
  (
    | { what: 'moved'; from: NearSlot; is_told: boolean }
    | { what: 'cancelled'; is_told: boolean }
    | { what: 'suspected' }
    | { what: 'restored' }
  );

/** What its visitor got a mail about. */
export const BOOKING_LETTERS = ['booked', 'moved', 'cancelled'] as const;
export type BookingLetter = (typeof BOOKING_LETTERS)[number];

/** A line under “What has happened”: that it was booked, each change, and what became of each mail. */
export type BookingEvent =
  | { what: 'booked'; at: string }
  | BookingChange
  | { what: 'mailed'; at: string; letter: BookingLetter; status: MailStatus };
