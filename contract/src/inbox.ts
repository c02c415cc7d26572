import { boolean, object } from 'yup';
import type { BookingStatus } from './booking.js';
import { REQUIRED } from './fields.js';
import type { Agreed } from './personal-data.js';

const NEITHER = 'Must be true or false';
/** Anything else is refused rather than turned into one: yup would accept "false". */
const yesOrNo = () =>
  boolean()
    .transform((_value: unknown, original: unknown) => original)
    .nonNullable(NEITHER)
    .typeError(NEITHER);

/** contacts/spam and bookings/spam: where a record belongs. */
export const markSpamSchema = object({ is_spam: yesOrNo().required(REQUIRED) });
export const SPAM_MOVED = 'Moved to Spam.';
export const SPAM_RESTORED = 'Moved back.';

/** contacts/read and bookings/read: without a body somebody has opened it. */
export const markReadSchema = object({ is_read: yesOrNo().default(true) });
export const MARKED_UNREAD = 'Unread again.';

interface Sent {
  _id: string;
  createdAt: string;
  is_spam: boolean;
}
/** An enquiry or a booking in the few words a link to it needs. */
export type FromAddress =
  | (Sent & { kind: 'contact'; subject: string })
  | (Sent & { kind: 'booking'; date: string; time: string; status: BookingStatus });

/** What staff see beside one enquiry or booking. */
export interface InboxNotes extends Agreed {
  /** What else came from the same email address, the newest first, at most `ALSO_COUNT`. */
  also_from_address: FromAddress[];
}
export const ALSO_COUNT = 5;

/** How much each view of a list holds, whatever is searched. */
export interface ViewCounts {
  all_items: number;
  /** What nobody has opened yet. */
  unread_items: number;
  spam_items: number;
}

/** Where a record stands in a list, which is asked for as the list is. */
export interface InboxPlace {
  /** From 1; null when the list does not hold it, as `unread` no longer does what was just opened. */
  position: number | null;
  total_items: number;
  /** The ids of its neighbours, in the order of the list. */
  previous: string | null;
  next: string | null;
}
export interface InboxPlaceReply {
  place: InboxPlace;
}
