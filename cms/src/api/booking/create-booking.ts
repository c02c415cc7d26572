import type { Core } from '@strapi/strapi';
import type { BookingDetails } from '@reelists/contract';
import { inTransaction } from '../../lib/in-transaction';
import { bookingMails } from '../../mail/booking-mails';
import { queueMails } from '../../mail/queue-mails';
import { bookingInbox } from './inbox';
import type { BookingRow } from './present';
import { newReference } from './reference';
import { takeSlot, type Booked } from './take-slot';

const store = async (
  strapi: Core.Strapi,
  details: BookingDetails,
  duration: number,
): Promise<BookingRow> => {
  const row = await strapi.documents(bookingInbox.uid).create({
    data: {
      ...details,
      duration,
      reference: newReference(),
      sequence: 0,
      status: 'Booked',
      is_spam: false,
    },
  });
  return row as unknown as BookingRow;
};

/** Books a consultation, if its time is to be had, and tells both sides. */
export const createBooking = (strapi: Core.Strapi, details: BookingDetails): Promise<Booked> =>
  inTransaction(strapi, async () => {
    const booked = await takeSlot(strapi, details, (duration) => store(strapi, details, duration));
    if ('row' in booked) await queueMails(strapi, bookingMails(booked.row, 'booked'));
    return booked;
  });
