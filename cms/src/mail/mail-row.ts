import type { BookingLetter, MailStatus } from '@reelists/contract';

export const MAIL_UID = 'api::mail.mail';
/** What staff are called where a visitor would be called by name. */
export const STAFF_NAME = 'Studio';

/** What a message says, before it is queued. */
export interface Message {
  recipient: string;
  /** What staff call the recipient. */
  recipient_name: string;
  /** Where an answer goes, when not to us. */
  reply_to?: string;
  subject: string;
  text: string;
  html: string;
  /** An iCalendar file to send along. */
  calendar?: string;
  /** The visitor it is about, whoever it goes to: by this it is found and erased. */
  about_email: string;
  /** The booking it tells its visitor about, by document id, and what it says of it. */
  about_booking?: string;
  letter?: BookingLetter;
}

export interface MailRow extends Omit<
  Message,
  'recipient_name' | 'reply_to' | 'calendar' | 'about_booking' | 'letter'
> {
  id: number;
  documentId: string;
  createdAt: string;
  updatedAt: string;
  /** Null in what was written before names were kept. */
  recipient_name: string | null;
  reply_to: string | null;
  calendar: string | null;
  about_booking: string | null;
  letter: BookingLetter | null;
  status: MailStatus;
  attempts: number;
  next_try_at: string | null;
  sent_at: string | null;
  last_error: string | null;
}
