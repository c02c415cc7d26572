import { SENDS_PER_DAY } from '@reelists/contract';
import type { Core } from '@strapi/strapi';
import type { Inbox } from './list-rows';

const DAY = 24 * 60 * 60 * 1000;

/** What an email address has sent within a day, apart from spam, which may be somebody else's work. */
export const sentToday = (email: string) => ({
  is_spam: false,
  email: { $eqi: email },
  createdAt: { $gt: new Date(Date.now() - DAY).toISOString() },
});

/** Milliseconds until an email address may send another record; null when it may now. */
export const waitToSend = async (
  { db }: Core.Strapi,
  { uid }: Inbox,
  email: string,
): Promise<number | null> => {
  const rows: { createdAt: string | Date }[] = await db.query(uid).findMany({
    where: sentToday(email),
    select: ['createdAt'],
    orderBy: { createdAt: 'desc' },
    limit: SENDS_PER_DAY,
  });
  const oldest = rows[SENDS_PER_DAY - 1];
  return oldest ? new Date(oldest.createdAt).getTime() + DAY - Date.now() : null;
};
