import { object, string } from 'yup';
import type { Paging } from './envelope.js';
import { wholeNumber } from './fields.js';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './limits.js';

/** `Sending` is with the mail server at this moment; `Failed` is not tried again by itself. */
export const MAIL_STATUSES = ['Waiting', 'Sending', 'Sent', 'Failed'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

export const mailsQuerySchema = object({
  page: wholeNumber(0, 0, 1_000_000),
  page_size: wholeNumber(DEFAULT_PAGE_SIZE, 1, MAX_PAGE_SIZE),
  status: string().oneOf([...MAIL_STATUSES], `Must be one of ${MAIL_STATUSES.join(', ')}`),
});

/** A message of the outbox, as staff see it. */
export interface Mail {
  _id: string;
  createdAt: string;
  status: MailStatus;
  recipient: string;
  subject: string;
  /** The message itself, without its HTML. */
  text: string;
  attempts: number;
  /** When it is tried again; null once it was sent or given up. */
  next_try_at: string | null;
  sent_at: string | null;
  /** What the mail server said last; empty when it said nothing. */
  last_error: string;
}

export interface MailsReply extends Paging {
  mails: Mail[];
  waiting_items: number;
  failed_items: number;
  /** False while no mail server is set, and everything waits. */
  is_sending: boolean;
}
export interface MailReply {
  mail: Mail;
}

export const NO_MAILS = 'Nothing in the outbox. Nobody has written yet.';
