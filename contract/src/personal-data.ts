import { object } from 'yup';
import type { BookingChange } from './booking-history.js';
import type { Booking } from './booking.js';
import type { Contact } from './contact.js';
import { email } from './fields.js';
import type { Mail } from './mail.js';

export const personalDataSchema = object({ email: email() });

interface Kept {
  /** The last day (YYYY-MM-DD) before it is deleted by itself. */
  kept_until: string;
}
export interface Agreed extends Kept {
  /** Of the privacy text its sender agreed to; empty when none was recorded. */
  consent_version: string;
}

/** All that is held on an email address. */
export interface PersonalData {
  email: string;
  contacts: (Contact & Agreed)[];
  bookings: (Booking & Agreed & { history: BookingChange[] })[];
  /** To the person, and to staff about the person. */
  mails: (Mail & Kept)[];
}
export interface PersonalDataReply {
  held: PersonalData;
}

/** How much was, or would be, deleted of each kind. */
export interface ErasedCounts {
  contacts: number;
  bookings: number;
  mails: number;
}
export interface EraseReply {
  erased: ErasedCounts;
}

/** That something was deleted, without what it was. */
export interface Erasure extends ErasedCounts {
  _id: string;
  /** What the record is called in a letter or on the phone, `ER-0031`. */
  reference: string;
  createdAt: string;
  /** Somebody's wish, or the end of the retention period. */
  kind: 'Request' | 'Retention';
  /** Who pressed the button; empty for the daily job. */
  by: string;
}
export interface ErasuresReply {
  items: Erasure[];
}

/** What the next daily deletion would take. */
export interface RetentionReply {
  /** Months each kind is kept. */
  months: ErasedCounts;
  due: ErasedCounts;
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count.toLocaleString('en-IE')} ${count === 1 ? one : many}`];

/** `1 enquiry, 1 booking and 3 mails`; `nothing` when there is none of any kind. */
export const countsInWords = ({ contacts, bookings, mails }: ErasedCounts): string => {
  const parts = [
    ...counted(contacts, 'enquiry', 'enquiries'),
    ...counted(bookings, 'booking', 'bookings'),
    ...counted(mails, 'mail', 'mails'),
  ];
  const last = parts.pop();
  if (last === undefined) return 'nothing';
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
};

export const erased = (counts: ErasedCounts): string =>
  counts.contacts + counts.bookings + counts.mails === 0
    ? 'Nothing is held on that address.'
    : `Erased: ${countsInWords(counts)}.`;
