import type { Core } from '@strapi/strapi';
import { mailsQuerySchema, type MailsReply, type MailView } from '@reelists/contract';
import { env } from '../../env';
import { countRows } from '../../lib/count-rows';
import { countOf, holding, idsOf, load, type Query } from '../../lib/list-rows';
import { paging } from '../../lib/paging';
import { validate } from '../../lib/validate';
import { MAIL_UID, type MailRow } from '../../mail/mail-row';
import { MAIL_RANK, RANK_OF_VIEW } from './mail-rank';
import { presentMail } from './present';

const inView = (strapi: Core.Strapi, view: MailView): Query => {
  const mails: Query = strapi.db.connection('mails');
  return view === 'all' ? mails : mails.whereRaw(`${MAIL_RANK} = ${RANK_OF_VIEW[view]}`);
};

/** One view is of one rank: sorted by that as well, SQLite would sort it all rather than read the index. */
const orderOf = (view: MailView): string =>
  `${view === 'all' ? `${MAIL_RANK}, ` : ''}created_at desc, id desc`;

const countView = (strapi: Core.Strapi, view: MailView): Promise<number> =>
  countRows(MAIL_UID, view, () => countOf(inView(strapi, view)));

/** One page of the outbox: what asks for somebody first, and of that the newest. */
export const findMails = async (strapi: Core.Strapi, query: unknown): Promise<MailsReply> => {
  const { page, page_size, search, view } = validate(mailsQuerySchema, query);
  const matching = () => holding(inView(strapi, view), search);
  const ids = await idsOf(
    matching()
      .orderByRaw(orderOf(view))
      .limit(page_size)
      .offset(page * page_size),
  );
  const rows = await load<MailRow>(strapi, MAIL_UID, ids);
  const total = search ? await countOf(matching()) : await countView(strapi, view);
  return {
    mails: rows.map(presentMail),
    ...paging(page, page_size, total),
    waiting_items: await countView(strapi, 'waiting'),
    failed_items: await countView(strapi, 'failed'),
    sent_items: await countView(strapi, 'sent'),
    is_sending: Boolean(env.smtpUrl),
  };
};

export const findMail = ({ db }: Core.Strapi, documentId: string): Promise<MailRow | null> =>
  db.query(MAIL_UID).findOne({ where: { documentId } });
