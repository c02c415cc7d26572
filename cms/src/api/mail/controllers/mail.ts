import type { Core } from '@strapi/strapi';
import { mailsResent } from '@reelists/contract';
import type { Context } from 'koa';
import { resendFailedMails, resendMail } from '../../../mail/resend-mails';
import { findMail, findMails } from '../find-mails';
import { presentMail } from '../present';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    ctx.body = await findMails(strapi, ctx.query);
  },

  async get(ctx: Context) {
    const mail = await findMail(strapi, String(ctx.params.id));
    if (!mail) return ctx.notFound('That mail is not here.');
    ctx.body = { mail: presentMail(mail) };
  },

  async resend(ctx: Context) {
    const mail = await resendMail(strapi, String(ctx.params.id));
    if (!mail) return ctx.notFound('That mail is not here, or is on its way this moment.');
    ctx.body = { mail: presentMail(mail) };
  },

  async resendFailed(ctx: Context) {
    const resent_items = await resendFailedMails(strapi);
    ctx.body = { resent_items, message: mailsResent(resent_items) };
  },
});
