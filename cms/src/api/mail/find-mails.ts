import type { Core } from '@strapi/strapi';
import { mailsQuerySchema, type MailsReply } from '@reelists/contract';
import { env } from '../../env';
import { paging } from '../../lib/paging';
import { validate } from '../../lib/validate';
import { MAIL_UID, type MailRow } from '../../mail/mail-row';
import { presentMail } from './present';

/** One page of the outbox, the newest first. */
export const findMails = async ({ db }: Core.Strapi, query: unknown): Promise<MailsReply> => {
  const { page, page_size, status } = validate(mailsQuerySchema, query);
  const mails = db.query(MAIL_UID);
  const where = status ? { status } : {};
  const rows: MailRow[] = await mails.findMany({
    where,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    limit: page_size,
    offset: page * page_size,
  });
  return {
    mails: rows.map(presentMail),
    ...paging(page, page_size, await mails.count({ where })),
    waiting_items: await mails.count({ where: { status: { $in: ['Waiting', 'Sending'] } } }),
    failed_items: await mails.count({ where: { status: 'Failed' } }),
    is_sending: Boolean(env.smtpUrl),
  };
};
