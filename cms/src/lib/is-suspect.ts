import { MIN_FILL_MS, type formCheckSchema } from '@reelists/contract';
import type { Core } from '@strapi/strapi';
import type { InferType } from 'yup';
import type { Inbox } from './list-rows';

const DAY = 24 * 60 * 60 * 1000;
/** Records one email address may leave in a day before the next is looked at twice. */
const MANY = 5;

interface Sent {
  email: string;
  /** What makes two records the same; absent where nothing does. */
  message?: string;
}

/**
 * Whether a record looks like a machine's. Nothing is ever dropped for it: it is kept in the view
 * `spam`, from which staff move it back.
 */
export const isSuspect = async (
  { db }: Core.Strapi,
  { uid }: Inbox,
  { email, message }: Sent,
  check: InferType<typeof formCheckSchema> | undefined,
): Promise<boolean> => {
  if (check?.website) return true;
  if (check?.filled_in_ms !== undefined && check.filled_in_ms < MIN_FILL_MS) return true;
  const since = { createdAt: { $gt: new Date(Date.now() - DAY).toISOString() } };
  const rows = db.query(uid);
  if (message !== undefined && (await rows.count({ where: { ...since, email, message } })) > 0)
    return true;
  return (await rows.count({ where: { ...since, email } })) >= MANY;
};
