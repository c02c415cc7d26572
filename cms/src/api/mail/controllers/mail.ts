import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { MAIL_UID } from '../../../mail/mail-row';
import { wakeMailWorker } from '../../../mail/mail-worker';
import { findMails } from '../find-mails';
import { presentMail } from '../present';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    ctx.body = await findMails(strapi, ctx.query);
  },

  async resend(ctx: Context) {
    const mail = await strapi.db.query(MAIL_UID).update({
      where: { documentId: String(ctx.params.id), status: { $ne: 'Sending' } },
      data: { status: 'Waiting', attempts: 0, next_try_at: new Date().toISOString() },
    });
    if (!mail) return ctx.notFound('That mail is not here, or is on its way this moment.');
    wakeMailWorker();
    ctx.body = { mail: presentMail(mail) };
  },
});
