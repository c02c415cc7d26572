import type { Core } from '@strapi/strapi';
import { MAIL_UID, type MailRow } from './mail-row';
import { wakeMailWorker } from './mail-worker';

const again = () => ({
  status: 'Waiting' as const,
  attempts: 0,
  next_try_at: new Date().toISOString(),
});

/**
 * One statement, because the worker may take a mail between a look and a write: what it is sending
 * this moment must not go out twice.
 */
const queueAgain = async (
  { db }: Core.Strapi,
  where: object,
  data: ReturnType<typeof again>,
): Promise<number> => {
  const { count } = await db.query(MAIL_UID).updateMany({ where, data });
  if (count > 0) wakeMailWorker();
  return count;
};

/** Puts a mail back in the queue; null when it is not there or is being sent. */
export const resendMail = async (
  strapi: Core.Strapi,
  documentId: string,
): Promise<MailRow | null> => {
  const mail: MailRow | null = await strapi.db.query(MAIL_UID).findOne({ where: { documentId } });
  if (!mail) return null;
  const data = again();
  const count = await queueAgain(strapi, { id: mail.id, status: { $ne: 'Sending' } }, data);
  return count > 0 ? { ...mail, ...data } : null;
};

/** Puts everything that failed back in the queue, and says how many that were. */
export const resendFailedMails = (strapi: Core.Strapi): Promise<number> =>
  queueAgain(strapi, { status: 'Failed' }, again());
