import type { Core } from '@strapi/strapi';
import { inTransaction } from '../lib/in-transaction';
import { MAIL_UID, type Message } from './mail-row';
import { wakeMailWorker } from './mail-worker';

/** A header is one line. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Puts messages in the outbox. Called inside the transaction that stores what they are about, they
 * exist if and only if it does; the worker is told once both are really there.
 */
export const queueMails = (strapi: Core.Strapi, messages: Message[]): Promise<void> =>
  inTransaction(strapi, async ({ onCommit }) => {
    for (const message of messages)
      await strapi.documents(MAIL_UID).create({
        data: {
          ...message,
          subject: oneLine(message.subject),
          status: 'Waiting',
          attempts: 0,
          next_try_at: new Date().toISOString(),
        },
      });
    onCommit(wakeMailWorker);
  });
