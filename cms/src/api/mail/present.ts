import type { Mail } from '@reelists/contract';
import type { MailRow } from '../../mail/mail-row';

const iso = (time: string | null) => time && new Date(time).toISOString();

export const presentMail = (row: MailRow): Mail => ({
  _id: row.documentId,
  createdAt: new Date(row.createdAt).toISOString(),
  updatedAt: new Date(row.updatedAt).toISOString(),
  status: row.status,
  recipient: row.recipient,
  recipient_name: row.recipient_name ?? '',
  subject: row.subject,
  text: row.text,
  attempts: row.attempts,
  next_try_at: iso(row.next_try_at),
  sent_at: iso(row.sent_at),
  last_error: row.last_error ?? '',
});
