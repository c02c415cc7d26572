import { object, string } from 'yup';
import type { Paging } from './envelope.js';
import { MUST_BE_TEXT, text, wholeNumber } from './fields.js';
import { DEFAULT_PAGE_SIZE, MAX_LENGTH, MAX_PAGE_SIZE } from './limits.js';

/** `Sending` is with the mail server at this moment; `Failed` is not tried again by itself. */
export const MAIL_STATUSES = ['Waiting', 'Sending', 'Sent', 'Failed'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** `waiting` shows what is on its way as well. */
export const MAIL_VIEWS = ['all', 'waiting', 'failed', 'sent'] as const;
export type MailView = (typeof MAIL_VIEWS)[number];

export const mailsQuerySchema = object({
  page: wholeNumber(0, 0, 1_000_000),
  page_size: wholeNumber(DEFAULT_PAGE_SIZE, 1, MAX_PAGE_SIZE),
  search: text(MAX_LENGTH.name),
  view: string()
    .transform((asked: unknown) => asked || 'all')
    .typeError(MUST_BE_TEXT)
    .oneOf(MAIL_VIEWS, `Must be one of ${MAIL_VIEWS.join(', ')}`)
    .default('all'),
});

/** A message of the outbox, as staff see it. */
export interface Mail {
  _id: string;
  createdAt: string;
  /** When its status last changed. */
  updatedAt: string;
  status: MailStatus;
  recipient: string;
  /** What to call the recipient; empty when that is not known. */
  recipient_name: string;
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

/** Failed first, then what waits or is on its way, then what was sent; of each the newest first. */
export interface MailsReply extends Paging {
  mails: Mail[];
  /** How many each view holds, whatever is searched for. */
  waiting_items: number;
  failed_items: number;
  sent_items: number;
  /** False while no mail server is set, and everything waits. */
  is_sending: boolean;
}
export interface MailReply {
  mail: Mail;
}

export interface ResendFailedReply {
  resent_items: number;
}

/** The server's words once everything that failed was put back. */
export const mailsResent = (count: number): string => {
  if (count === 0) return 'No mail has failed.';
  return count === 1
    ? 'One mail is back in the queue.'
    : `${count.toLocaleString('en-IE')} mails are back in the queue.`;
};
export const NO_MAILS = 'Nothing in the outbox. Nobody has written yet.';
