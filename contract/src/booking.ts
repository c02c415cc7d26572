import { boolean, object, type InferType } from 'yup';
import type { BookingEvent } from './booking-history.js';
import type { Fail, Paging } from './envelope.js';
import { email, phoneNumber, REQUIRED, requiredText, text } from './fields.js';
import { formCheckSchema } from './form-check.js';
import type { InboxNotes, ViewCounts } from './inbox.js';
import { MAX_LENGTH, type TIME_ZONE } from './limits.js';

const DATE_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const NO_SUCH_DAY = 'There is no such day';
/** False for what is written like a day and is none, as 2026-02-30. */
const isDay = (date: string): boolean => {
  const midnight = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(date);
};
const day = (message: string) =>
  text(10)
    .matches(DATE_PATTERN, { message, excludeEmptyString: true })
    .test('day', NO_SUCH_DAY, (date) => !date || !DATE_PATTERN.test(date) || isDay(date));
const TIME_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A consultation as the visitor asks for it: `date` YYYY-MM-DD and `time` HH:mm, Dublin wall time. */
export const bookingDetailsSchema = object({
  name: requiredText(MAX_LENGTH.name),
  subject: requiredText(MAX_LENGTH.subject),
  number: phoneNumber(),
  email: email(),
  date: day('Pick a day').required(REQUIRED),
  time: requiredText(5).matches(TIME_PATTERN, {
    message: 'Pick a time',
    excludeEmptyString: true,
  }),
});
const whenSchema = bookingDetailsSchema.pick(['date', 'time']);
/** Whether its visitor hears of a change by mail, with the new calendar file. */
const tellSchema = object({
  tell: boolean().typeError('Must be true or false').default(true),
});
/** bookings/move: where the consultation goes. */
export const moveBookingSchema = whenSchema.concat(tellSchema);
/** bookings/cancel; `line` goes into the visitor's mail, in the words of whoever cancels. */
export const cancelBookingSchema = tellSchema.concat(object({ line: text(MAX_LENGTH.line) }));
/** The token of the link in a visitor's mail. */
export const myBookingSchema = object({ token: requiredText(1_000) });
export const moveMyBookingSchema = whenSchema.concat(myBookingSchema);

export const createBookingSchema = object({
  your_details: bookingDetailsSchema.required('Required').default(undefined),
  form_check: formCheckSchema.default(undefined),
  consent_version: text(40),
});
export type BookingDetails = InferType<typeof bookingDetailsSchema>;

/**
 * `?from&to`, whole days; the server's today and a fortnight of it when absent. `moving` is the id of the
 * booking that staff look for another time for, and whose own hour is then in nobody's way.
 */
export const slotsQuerySchema = object({
  from: day('Must be a day, as in 2026-11-20'),
  to: day('Must be a day, as in 2026-11-20'),
  moving: text(40),
});

/** A start a consultation may have. */
export interface Slot {
  /** HH:mm, Dublin wall time. */
  time: string;
  free: boolean;
}
export interface SlotDay {
  /** YYYY-MM-DD. */
  date: string;
  slots: Slot[];
  /** Why there is none: the holiday's or the closed day's name; null on any other day. */
  closed: string | null;
}
export interface SlotsReply {
  time_zone: typeof TIME_ZONE;
  days: SlotDay[];
  /**
   * Only in the answer to staff who may move a booking: hours of notice that visitors give and these
   * days do without.
   */
  waived_notice_hours?: number;
}

/** A free slot offered in place of one that is gone. */
export interface NearSlot {
  date: string;
  time: string;
}

export interface CreateBookingReply {
  booking: {
    _id: string;
    /** What a person says on the phone, `TR-7K3M9QWX`. */
    reference: string;
    /** Minutes. */
    duration: number;
    /** Opens the booking for its visitor, as the link in the mail does. */
    token: string;
  };
  /** The appointment as an iCalendar file, to save as `.ics`. */
  calendar: string;
}
/** What a booking that came too late is answered with, status 409 or 400. */
export interface SlotGone extends Fail {
  /** At most three, the nearest first. */
  nearest: NearSlot[];
}

export const BOOKING_STATUSES = ['Booked', 'Cancelled'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export interface Booking {
  _id: string;
  createdAt: string;
  status: BookingStatus;
  reference: string;
  /** Minutes. */
  duration: number;
  your_details: BookingDetails;
  /** When a member of staff first opened it; null while unread. */
  read_at: string | null;
  /** Suspected; such are in the view `spam` alone and hold no slot. */
  is_spam: boolean;
}

export interface BookingsReply extends Paging, ViewCounts {
  bookings: Booking[];
}
export interface BookingReply {
  booking: Booking;
}
/** bookings/get. */
export interface BookingDetailReply {
  booking: Booking & {
    /** The oldest first. */
    history: BookingEvent[];
  };
  notes: InboxNotes;
}

/** A booking as the link in its mail shows it: no more than the mail itself says. */
export interface MyBooking {
  reference: string;
  status: BookingStatus;
  subject: string;
  date: string;
  time: string;
  /** Minutes. */
  duration: number;
}
export interface MyBookingReply {
  booking: MyBooking;
  /** The appointment as it is now, or its cancellation, as an iCalendar file. */
  calendar: string;
}

export const LINK_SPENT =
  'This link has done its work or run out. The newest mail about the booking has the one to use.';
export const BOOKING_CHANGED = 'Somebody changed this booking meanwhile. Load it again.';
export const NO_BOOKINGS = 'No Bookings available yet. The kettle is ready when they are.';

export const SLOT_TAKEN = 'Somebody got to that slot first. Pick another and we’ll say nothing.';
export const SLOT_NOT_OFFERED = 'That time is not one of ours. Pick another.';
/** `day` as a person says it, `Friday 20 November`. */
export const bookingReceived = (day: string, time: string) =>
  `You’re in. ${day} at ${time}. We’ll ring you, so keep the phone handy.`;
/** `2026-11-20` as `Friday 20 November`; a calendar day has no time zone. */
export const dayInWords = (date: string): string =>
  new Intl.DateTimeFormat('en-IE', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(',', '');
export const bookingMoved = (day: string, time: string) => `Moved. ${day} at ${time} it is.`;
export const BOOKING_CANCELLED = 'Cancelled. The slot is free again.';
/** After either, when its visitor was not told by mail. */
export const NOT_TOLD = 'They got no mail about it.';
