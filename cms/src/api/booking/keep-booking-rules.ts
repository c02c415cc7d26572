import { moveBookingSchema } from '@reelists/contract';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { findRow } from '../../lib/find-row';
import { inTransaction } from '../../lib/in-transaction';
import { validate } from '../../lib/validate';
import { panelUser } from '../../panel/panel-user';
import { cancelBooking, markBooking, moveBooking } from './change-booking';
import { bookingInbox } from './inbox';
import { isToCome } from './is-to-come';
import type { BookingRow } from './present';
import type { Booked } from './take-slot';

interface WriteParams {
  documentId?: string;
  data?: Partial<BookingRow>;
}

const MADE_ON_THE_SITE =
  'Bookings are made on the site, at /contact-us, where the hour is looked up and both sides get a mail.';
const STAYS_CANCELLED =
  'A cancelled booking stays cancelled: somebody else may have its hour. Book a new one on the site, at /contact-us.';
const ONE_AT_A_TIME = 'Change one thing at a time: the time, the status or Spam. Save in between.';

const refuse = (message: string): never => {
  throw new errors.ValidationError(message);
};

const orRefuse = (booked: Booked): void => {
  if ('refusal' in booked) refuse(booked.refusal.message);
};

/** The row with the words as they are corrected in the same form: a mail goes to the new address. */
const withWords = (row: BookingRow, words: Partial<BookingRow>): BookingRow => {
  const corrected = { ...row };
  for (const field of ['name', 'subject', 'number', 'email'] as const)
    corrected[field] = words[field] ?? row[field];
  return corrected;
};

/** Does what the form asks as our own calls do it, and gives back the rest, which is only words. */
const change = async (
  strapi: Core.Strapi,
  row: BookingRow,
  data: Partial<BookingRow>,
  by: string,
): Promise<Partial<BookingRow>> => {
  const {
    date = row.date,
    time = row.time,
    state = row.state,
    is_spam = row.is_spam,
    // Ours alone to count and to tell.
    reference: _reference,
    duration: _duration,
    sequence: _sequence,
    history: _history,
    ...words
  } = data;
  const isMoved = date !== row.date || time !== row.time;
  const isMarked = is_spam !== row.is_spam;
  const isChanged = state !== row.state;
  if ([isMoved, isMarked, isChanged].filter(Boolean).length > 1) refuse(ONE_AT_A_TIME);
  if (row.state === 'Cancelled' && (isMoved || isChanged)) refuse(STAYS_CANCELLED);

  const corrected = withWords(row, words);
  if (isMoved) {
    const { tell: _tell, ...when } = validate(moveBookingSchema, { date, time });
    orRefuse(await moveBooking(strapi, corrected, when, { by }));
  }
  if (isChanged) orRefuse(await cancelBooking(strapi, corrected, { by }));
  if (isMarked) orRefuse(await markBooking(strapi, corrected, is_spam, by));
  return words;
};

/**
 * Makes the panel a door like ours: what is changed there frees and takes hours, counts for the
 * calendar, is written in the booking's history and told to both sides, or is refused with a reason.
 */
export const keepBookingRules = (strapi: Core.Strapi): void => {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (uid !== bookingInbox.uid) return next();
    const by = panelUser(strapi);
    if (by === null) return next();
    if (action === 'create' || action === 'clone') return refuse(MADE_ON_THE_SITE);
    if (action !== 'update' && action !== 'delete') return next();

    const write = params as WriteParams;
    return inTransaction(strapi, async () => {
      const row = await findRow<BookingRow>(strapi, bookingInbox, write.documentId ?? '');
      if (row && action === 'delete' && isToCome(row))
        orRefuse(await cancelBooking(strapi, row, { by, isDeleted: true }));
      if (row && action === 'update' && write.data)
        write.data = await change(strapi, row, write.data, by);
      return next();
    });
  });
};
