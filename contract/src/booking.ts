import { object, type InferType } from 'yup';
import type { Paging } from './envelope.js';
import { email, phoneNumber, requiredText } from './fields.js';
import { MAX_LENGTH } from './limits.js';

const DATE_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const TIME_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A consultation as the visitor asks for it: `date` YYYY-MM-DD and `time` HH:mm, Dublin wall time. */
export const bookingDetailsSchema = object({
  name: requiredText(MAX_LENGTH.name),
  subject: requiredText(MAX_LENGTH.subject),
  number: phoneNumber(),
  email: email(),
  date: requiredText(10).matches(DATE_PATTERN, {
    message: 'Pick a day',
    excludeEmptyString: true,
  }),
  time: requiredText(5).matches(TIME_PATTERN, {
    message: 'Pick a time',
    excludeEmptyString: true,
  }),
});
export const createBookingSchema = object({
  your_details: bookingDetailsSchema.required('Required').default(undefined),
});
export type BookingDetails = InferType<typeof bookingDetailsSchema>;

export const BOOKING_STATUSES = ['Booked', 'Cancelled'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export interface Booking {
  _id: string;
  createdAt: string;
  status: BookingStatus;
  reference: string;
  your_details: BookingDetails;
  /** When a member of staff first opened it; null while unread. */
  read_at: string | null;
}

export interface BookingsReply extends Paging {
  bookings: Booking[];
  unread_items: number;
}
export interface BookingReply {
  booking: Booking;
}

export const NO_BOOKINGS = 'No Bookings available yet. The kettle is ready when they are.';
