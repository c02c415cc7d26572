import type { Core } from '@strapi/strapi';
import {
  BOOKING_CANCELLED,
  bookingMoved,
  bookingReceived,
  cancelBookingSchema,
  createBookingSchema,
  dayInWords,
  LINK_SPENT,
  listQuerySchema,
  MARKED_UNREAD,
  markReadSchema,
  markSpamSchema,
  mayCall,
  moveBookingSchema,
  moveMyBookingSchema,
  myBookingSchema,
  NOT_TOLD,
  SENT_OFTEN,
  SPAM_MOVED,
  SPAM_RESTORED,
  TIME_ZONE,
  type StaffUser,
} from '@reelists/contract';
import type { Context } from 'koa';
import { env } from '../../../env';
import { sendCsv } from '../../../lib/csv';
import { findPlace } from '../../../lib/find-place';
import { findRow, markRead } from '../../../lib/find-row';
import { eachRow, listRows } from '../../../lib/list-rows';
import { validate } from '../../../lib/validate';
import { refuseForNow } from '../../../middlewares/rate-limit';
import { findConsultationSettings } from '../../consultation/consultation-settings';
import { findNotes } from '../../personal-data/find-notes';
import { findHistory } from '../booking-history';
import { bookingToken } from '../booking-link';
import { calendarFile } from '../calendar';
import { bookingColumns } from '../columns';
import { cancelBooking, findMyBooking, markBooking, moveBooking } from '../change-booking';
import { createBooking } from '../create-booking';
import { findSlots, type Seeker } from '../find-slots';
import { bookingInbox } from '../inbox';
import { currentCalendarFile, presentBooking, presentMyBooking, type BookingRow } from '../present';
import { refuseSlot } from '../refuse-slot';
import { slotsRange } from '../slots-range';

const NOT_FOUND = 'That booking is not here.';

const told = (message: string, isTold: boolean) => (isTold ? message : `${message} ${NOT_TOLD}`);

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const query = validate(listQuerySchema, ctx.query);
    const { rows, ...paging } = await listRows<BookingRow>(strapi, bookingInbox, query);
    ctx.body = { bookings: rows.map(presentBooking), ...paging };
  },

  async export(ctx: Context) {
    const query = validate(listQuerySchema, ctx.query);
    const rows = await eachRow<BookingRow>(strapi, bookingInbox, query);
    sendCsv(ctx, 'bookings', rows, bookingColumns);
  },

  async get(ctx: Context) {
    const row = await findRow<BookingRow>(strapi, bookingInbox, String(ctx.params.id));
    if (!row) return ctx.notFound(NOT_FOUND);
    ctx.body = {
      booking: { ...presentBooking(row), history: await findHistory(strapi, row) },
      notes: await findNotes(strapi, bookingInbox, row, row.date),
    };
  },

  async place(ctx: Context) {
    const query = validate(listQuerySchema, ctx.query);
    const place = await findPlace(strapi, bookingInbox, query, String(ctx.params.id));
    if (!place) return ctx.notFound(NOT_FOUND);
    ctx.body = { place };
  },

  async calendar(ctx: Context) {
    const row = await findRow<BookingRow>(strapi, bookingInbox, String(ctx.params.id));
    if (!row) return ctx.notFound(NOT_FOUND);
    ctx.attachment(`consultation-${row.reference}.ics`);
    ctx.type = 'text/calendar; charset=utf-8';
    ctx.body = currentCalendarFile(row);
  },

  async read(ctx: Context) {
    const { is_read } = validate(markReadSchema, ctx.request.body);
    const row = await markRead<BookingRow>(strapi, bookingInbox, String(ctx.params.id), is_read);
    if (!row) return ctx.notFound(NOT_FOUND);
    ctx.body = { booking: presentBooking(row), ...(!is_read && { message: MARKED_UNREAD }) };
  },

  async slots(ctx: Context) {
    const { from, to, moving } = slotsRange(ctx.query);
    const staff: StaffUser | null = ctx.state.staff;
    const answer = (seeker: Seeker) => findSlots(strapi, from, to, seeker);
    if (!staff || !mayCall(staff.role, 'moveBooking')) {
      ctx.body = { time_zone: TIME_ZONE, days: await answer({ audience: 'visitor' }) };
      return;
    }
    const row = moving ? await findRow<BookingRow>(strapi, bookingInbox, moving) : null;
    const { notice_hours } = await findConsultationSettings(strapi);
    ctx.body = {
      time_zone: TIME_ZONE,
      days: await answer({ audience: 'staff', moving: row?.id }),
      waived_notice_hours: notice_hours,
    };
  },

  async create(ctx: Context) {
    const booked = await createBooking(strapi, validate(createBookingSchema, ctx.request.body));
    if ('wait' in booked) return refuseForNow(ctx, booked.wait, SENT_OFTEN);
    if ('refusal' in booked) return refuseSlot(ctx, booked.refusal);
    const { row } = booked;
    ctx.status = 201;
    ctx.body = {
      booking: {
        _id: row.documentId,
        reference: row.reference,
        duration: row.duration,
        token: bookingToken(row),
      },
      calendar: calendarFile(row, 'PUBLISH', { organiser: env.staffEmail }),
      message: bookingReceived(dayInWords(row.date), row.time),
    };
  },

  async cancel(ctx: Context) {
    const { tell, line } = validate(cancelBookingSchema, ctx.request.body);
    const row = await findRow<BookingRow>(strapi, bookingInbox, String(ctx.params.id));
    if (!row) return ctx.notFound(NOT_FOUND);
    const by = ctx.state.staff.name;
    const done = await cancelBooking(strapi, row, { by, isTold: tell, line });
    if ('refusal' in done) return refuseSlot(ctx, done.refusal);
    ctx.body = { booking: presentBooking(done.row), message: told(BOOKING_CANCELLED, tell) };
  },

  async move(ctx: Context) {
    const { tell, ...when } = validate(moveBookingSchema, ctx.request.body);
    const row = await findRow<BookingRow>(strapi, bookingInbox, String(ctx.params.id));
    if (!row) return ctx.notFound(NOT_FOUND);
    const moved = await moveBooking(strapi, row, when, { by: ctx.state.staff.name, isTold: tell });
    if ('refusal' in moved) return refuseSlot(ctx, moved.refusal);
    const message = told(bookingMoved(dayInWords(when.date), when.time), tell);
    ctx.body = { booking: presentBooking(moved.row), message };
  },

  async mine(ctx: Context) {
    const { token } = validate(myBookingSchema, ctx.request.body);
    const row = await findMyBooking(strapi, token);
    if (!row) return ctx.forbidden(LINK_SPENT);
    ctx.body = presentMyBooking(row);
  },

  async cancelMine(ctx: Context) {
    const { token } = validate(myBookingSchema, ctx.request.body);
    const row = await findMyBooking(strapi, token);
    if (!row) return ctx.forbidden(LINK_SPENT);
    const done = await cancelBooking(strapi, row, { by: null });
    if ('refusal' in done) return refuseSlot(ctx, done.refusal);
    ctx.body = { ...presentMyBooking(done.row), message: BOOKING_CANCELLED };
  },

  async moveMine(ctx: Context) {
    const { token, ...when } = validate(moveMyBookingSchema, ctx.request.body);
    const row = await findMyBooking(strapi, token);
    if (!row) return ctx.forbidden(LINK_SPENT);
    const moved = await moveBooking(strapi, row, when, { by: null });
    if ('refusal' in moved) return refuseSlot(ctx, moved.refusal);
    const message = bookingMoved(dayInWords(when.date), when.time);
    ctx.body = { ...presentMyBooking(moved.row), message };
  },

  async spam(ctx: Context) {
    const { is_spam } = validate(markSpamSchema, ctx.request.body);
    const row = await findRow<BookingRow>(strapi, bookingInbox, String(ctx.params.id));
    if (!row) return ctx.notFound(NOT_FOUND);
    const marked = await markBooking(strapi, row, is_spam, ctx.state.staff.name);
    if ('refusal' in marked) return refuseSlot(ctx, marked.refusal);
    const message = is_spam ? SPAM_MOVED : SPAM_RESTORED;
    ctx.body = { booking: presentBooking(marked.row), message };
  },
});
