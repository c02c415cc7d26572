import type { Core } from '@strapi/strapi';
import {
  contactReceived,
  createContactSchema,
  listQuerySchema,
  MARKED_UNREAD,
  markReadSchema,
  markSpamSchema,
  SENT_OFTEN,
  SPAM_MOVED,
  SPAM_RESTORED,
} from '@reelists/contract';
import type { Context } from 'koa';
import { sendCsv } from '../../../lib/csv';
import { findPlace } from '../../../lib/find-place';
import { findRow, markRead } from '../../../lib/find-row';
import { eachRow, listRows } from '../../../lib/list-rows';
import { validate } from '../../../lib/validate';
import { refuseForNow } from '../../../middlewares/rate-limit';
import { findNotes } from '../../personal-data/find-notes';
import { contactColumns } from '../columns';
import { createContact } from '../create-contact';
import { contactInbox } from '../inbox';
import { presentContact, type ContactRow } from '../present';

const NOT_FOUND = 'That enquiry is not here.';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const query = validate(listQuerySchema, ctx.query);
    const { rows, ...paging } = await listRows<ContactRow>(strapi, contactInbox, query);
    ctx.body = { contacts: rows.map(presentContact), ...paging };
  },

  async export(ctx: Context) {
    const query = validate(listQuerySchema, ctx.query);
    const rows = await eachRow<ContactRow>(strapi, contactInbox, query);
    sendCsv(ctx, 'contacts', rows, contactColumns);
  },

  async get(ctx: Context) {
    const row = await findRow<ContactRow>(strapi, contactInbox, String(ctx.params.id));
    if (!row) return ctx.notFound(NOT_FOUND);
    ctx.body = {
      contact: presentContact(row),
      notes: await findNotes(strapi, contactInbox, row, row.createdAt),
    };
  },

  async place(ctx: Context) {
    const query = validate(listQuerySchema, ctx.query);
    const place = await findPlace(strapi, contactInbox, query, String(ctx.params.id));
    if (!place) return ctx.notFound(NOT_FOUND);
    ctx.body = { place };
  },

  async read(ctx: Context) {
    const { is_read } = validate(markReadSchema, ctx.request.body);
    const row = await markRead<ContactRow>(strapi, contactInbox, String(ctx.params.id), is_read);
    if (!row) return ctx.notFound(NOT_FOUND);
    ctx.body = { contact: presentContact(row), ...(!is_read && { message: MARKED_UNREAD }) };
  },

  async create(ctx: Context) {
    const enquiry = validate(createContactSchema, ctx.request.body);
    const created = await createContact(strapi, enquiry);
    if ('wait' in created) return refuseForNow(ctx, created.wait, SENT_OFTEN);
    ctx.status = 201;
    ctx.body = {
      contact: { _id: created.id },
      message: contactReceived(enquiry.your_details.name),
    };
  },

  async spam(ctx: Context) {
    const { is_spam } = validate(markSpamSchema, ctx.request.body);
    const where = { documentId: String(ctx.params.id) };
    const row = await strapi.db.query(contactInbox.uid).update({ where, data: { is_spam } });
    if (!row) return ctx.notFound(NOT_FOUND);
    const message = is_spam ? SPAM_MOVED : SPAM_RESTORED;
    ctx.body = { contact: presentContact(row), message };
  },
});
