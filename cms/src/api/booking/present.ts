import type { Booking, BookingChange, BookingStatus, MyBookingReply } from '@reelists/contract';
import { env } from '../../env';
import { calendarFile } from './calendar';

export interface BookingRow {
  id: number;
  documentId: string;
  createdAt: string;
  reference: string;
  name: string;
  subject: string;
  number: string;
  email: string;
  /** YYYY-MM-DD, Dublin. */
  date: string;
  /** HH:mm, Dublin. */
  time: string;
  /** Minutes. */
  duration: number;
  /** `status` in the contract; the panel keeps that name for its own drafts. */
  state: BookingStatus;
  /** How often it was moved or cancelled. */
  sequence: number;
  read_at: string | null;
  is_spam: boolean;
  /** Null until its first change. */
  history: BookingChange[] | null;
  consent_version: string | null;
}

export const presentBooking = (row: BookingRow): Booking => ({
  _id: row.documentId,
  createdAt: new Date(row.createdAt).toISOString(),
  status: row.state,
  reference: row.reference,
  duration: row.duration,
  your_details: {
    name: row.name,
    subject: row.subject,
    number: row.number,
    email: row.email,
    date: row.date,
    time: row.time,
  },
  read_at: row.read_at && new Date(row.read_at).toISOString(),
  is_spam: row.is_spam,
});

/** The iCalendar file of a booking as it is now: the appointment, or its cancellation. */
export const currentCalendarFile = (row: BookingRow): string =>
  calendarFile(row, row.state === 'Cancelled' ? 'CANCEL' : 'PUBLISH', {
    organiser: env.staffEmail,
  });

/** A booking as its visitor sees it through the link in the mail. */
export const presentMyBooking = (row: BookingRow): MyBookingReply => ({
  booking: {
    reference: row.reference,
    status: row.state,
    subject: row.subject,
    date: row.date,
    time: row.time,
    duration: row.duration,
  },
  calendar: currentCalendarFile(row),
});
