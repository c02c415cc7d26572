import type { MailView } from '@reelists/contract';

/**
 * How soon a mail asks for somebody: one that failed before one under way before one that was sent.
 * The database sorts by an index on this very expression.
 */
export const MAIL_RANK = `(case status when 'Failed' then 0 when 'Sent' then 2 else 1 end)`;

export const RANK_OF_VIEW: Record<Exclude<MailView, 'all'>, number> = {
  failed: 0,
  waiting: 1,
  sent: 2,
};
