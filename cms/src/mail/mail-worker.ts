import { AsyncResource } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { createTransport, type Transporter } from 'nodemailer';
import { env } from '../env';
import { MAIL_UID, type MailRow } from './mail-row';

/** Minutes before each further try, about two days in all; after them staff may send it again. */
const DELAYS = [1, 2, 5, 15, 30, 60, 120, 240, 480, 720, 1440];
/** How long a message belongs to the process that took it; longer than any answer is waited for. */
const LEASE = 10 * 60_000;
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

const inFuture = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

/** The mail server refused the message or its recipient for good; trying again changes nothing. */
const isPermanent = ({ code, responseCode = 0 }: SmtpError) =>
  code !== 'EAUTH' && responseCode >= 500;

/** The next message that is due, now this process's own; null when there is none. */
const claim = async (strapi: Core.Strapi): Promise<MailRow | null> => {
  const mails = strapi.db.query(MAIL_UID);
  const due: MailRow | null = await mails.findOne({
    where: {
      status: { $in: ['Waiting', 'Sending'] },
      next_try_at: { $lte: new Date().toISOString() },
    },
    orderBy: [{ next_try_at: 'asc' }, { id: 'asc' }],
  });
  if (!due) return null;
  const attempts = due.attempts + 1;
  // Of two processes that found the same message, the second finds it counted already.
  const { count } = await mails.updateMany({
    where: { id: due.id, attempts: due.attempts },
    data: { status: 'Sending', attempts, next_try_at: inFuture(LEASE) },
  });
  return count === 1 ? { ...due, attempts } : claim(strapi);
};

const deliver = (transport: Transporter, mail: MailRow): Promise<unknown> =>
  transport.sendMail({
    from: { name: 'The Reelists', address: env.staffEmail },
    to: mail.recipient,
    replyTo: mail.reply_to ?? env.staffEmail,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // The same at every try, so that a mailbox knows a message it already has.
    messageId: `<${mail.documentId}@thereelists>`,
    date: new Date(mail.createdAt),
    ...(mail.calendar && {
      icalEvent: {
        method: mail.calendar.includes('METHOD:CANCEL') ? 'CANCEL' : 'PUBLISH',
        filename: 'consultation.ics',
        content: mail.calendar,
      },
    }),
  });

const outcomeOf = (mail: MailRow, error: SmtpError) => {
  const last_error = error.message.slice(0, 500);
  const delay = DELAYS[mail.attempts - 1];
  return isPermanent(error) || delay === undefined
    ? { status: 'Failed', next_try_at: null, last_error }
    : { status: 'Waiting', next_try_at: inFuture(delay * 60_000), last_error };
};

const send = async (strapi: Core.Strapi, transport: Transporter, mail: MailRow): Promise<void> => {
  const data = await deliver(transport, mail).then(
    () => ({
      status: 'Sent',
      next_try_at: null,
      sent_at: new Date().toISOString(),
      last_error: null,
    }),
    (error: SmtpError) => {
      const { code = error.name, responseCode = '' } = error;
      // Without the server's words: they repeat the address.
      strapi.log.warn(`Mail ${mail.documentId} was not sent: ${code} ${responseCode}`);
      return outcomeOf(mail, error);
    },
  );
  await strapi.db.query(MAIL_UID).update({ where: { id: mail.id }, data });
};

let wake = () => {};

/** Has the outbox looked through now rather than in a few seconds. */
export const wakeMailWorker = (): void => wake();

const sayWhereMailIs = async (strapi: Core.Strapi): Promise<void> => {
  const waiting = await strapi.db.query(MAIL_UID).count({ where: { status: 'Waiting' } });
  strapi.log.warn(
    `No SMTP_URL is set: mail is kept in the outbox of the staff area (${waiting} waiting)`,
  );
};

/** Sends what the outbox holds, one message after the other, now and every few seconds. */
export const startMailWorker = async (strapi: Core.Strapi): Promise<void> => {
  if (!env.smtpUrl) {
    wake = () => {
      strapi.log.warn('A mail was put in the outbox; without SMTP_URL it waits there');
    };
    return sayWhereMailIs(strapi);
  }
  if (!env.isStaffEmailSet)
    strapi.log.warn(
      `No STAFF_EMAIL is set: mails are sent from ${env.staffEmail}, and staff’s go there`,
    );
  const transport = createTransport({
    url: env.smtpUrl,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...TIMEOUTS,
  });
  // SQLite has one process: what the last one was sending when it ended is nobody's now.
  if (!env.databaseUrl)
    await strapi.db.query(MAIL_UID).updateMany({
      where: { status: 'Sending' },
      data: { status: 'Waiting', next_try_at: new Date().toISOString() },
    });

  let isRunning = false;
  let isWanted = false;
  const run = async () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isWanted) {
        isWanted = false;
        for (let mail = await claim(strapi); mail; mail = await claim(strapi))
          await send(strapi, transport, mail);
      }
    } catch (error) {
      strapi.log.error(error);
    } finally {
      isRunning = false;
    }
  };
  // Bound, because a request that wakes it would otherwise lend it its transaction.
  wake = AsyncResource.bind(() => void run());
  strapi.cron.add({ sendMail: { task: run, options: { rule: '*/5 * * * * *' } } });
};
