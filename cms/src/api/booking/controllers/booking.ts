import type { Core } from '@strapi/strapi';
import { listQuerySchema } from '@reelists/contract';
import type { Context } from 'koa';
import { sendCsv } from '../../../lib/csv';
import { findRow, markRead } from '../../../lib/find-row';
import { eachRow, listRows } from '../../../lib/list-rows';
import { validate } from '../../../lib/validate';
import { bookingColumns } from '../columns';
import { bookingInbox } from '../inbox';
import { presentBooking, type BookingRow } from '../present';

const NOT_FOUND = 'That booking is not here.';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const query = validate(listQuerySchema, ctx.query);
    const { rows, ...paging } = await listRows<BookingRow>(strapi, bookingInbox, query);
    ctx.body = { bookings: rows.map(presentBooking), ...paging };
  },

  export(ctx: Context) {
    const query = validate(listQuerySchema, ctx.query);
    const rows = eachRow<BookingRow>(strapi, bookingInbox, query);
    sendCsv(ctx, 'bookings', rows, bookingColumns);
  },

  async get(ctx: Context) {
    const row = await findRow<BookingRow>(strapi, bookingInbox, String(ctx.params.id));
    if (!row) return ctx.notFound(NOT_FOUND);
    ctx.body = { booking: presentBooking(row) };
  },

  async read(ctx: Context) {
    const row = await markRead<BookingRow>(strapi, bookingInbox, String(ctx.params.id));
    if (!row) return ctx.notFound(NOT_FOUND);
    ctx.body = { booking: presentBooking(row) };
  },
});
