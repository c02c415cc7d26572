import { MIN_FILL_MS, type formCheckSchema } from '@reelists/contract';
import type { Core } from '@strapi/strapi';
import type { InferType } from 'yup';
import { sentToday } from './sent-today';
import type { Inbox } from './list-rows';

interface Sent {
  email: string;
  /** What makes two records the same; absent where nothing does. */
  message?: string;
}

/**
 * Whether a record looks like a machine's. Its sender is answered like anybody, so this must never be
 * true of a person's only words: what is repeated counts as spam because the first is in the inbox.
 * Nothing is dropped for it either: it is kept in the view `spam`, from which staff move it back.
 */
export const isSuspect = async (
  { db }: Core.Strapi,
  { uid }: Inbox,
  { email, message }: Sent,
  check: InferType<typeof formCheckSchema> | undefined,
): Promise<boolean> => {
  if (check?.website) return true;
  if (check?.filled_in_ms !== undefined && check.filled_in_ms < MIN_FILL_MS) return true;
  if (message === undefined) return false;
  return (await db.query(uid).count({ where: { ...sentToday(email), message } })) > 0;
};
