import type { Core } from '@strapi/strapi';
import type { createBookingSchema } from '@reelists/contract';
import type { InferType } from 'yup';
import { inTransaction } from '../../lib/in-transaction';
import { isSuspect } from '../../lib/is-suspect';
import { waitToSend } from '../../lib/sent-today';
import { bookingMails } from '../../mail/booking-mails';
import { queueMails } from '../../mail/queue-mails';
import { bookingInbox } from './inbox';
import type { BookingRow } from './present';
import { newReference } from './reference';
import { takeSlot, type Booked } from './take-slot';

type Wish = InferType<typeof createBookingSchema>;

/**
 * Books a consultation, if its time is to be had, and tells both sides. A suspect's booking is kept
 * but holds no slot, and nobody is told. A person who has booked as often as one may in a day is
 * given the milliseconds to wait.
 */
export const createBooking = (
  strapi: Core.Strapi,
  { your_details, form_check, consent_version = '' }: Wish,
): Promise<Booked | { wait: number }> =>
  inTransaction(strapi, async () => {
    const { email } = your_details;
    const is_spam = await isSuspect(strapi, bookingInbox, { email }, form_check);
    const wait = is_spam ? null : await waitToSend(strapi, bookingInbox, email);
    if (wait !== null) return { wait };
    const store = async (duration: number) => {
      const data = {
        ...your_details,
        consent_version,
        is_spam,
        duration,
        reference: newReference(),
        sequence: 0,
        state: 'Booked' as const,
      };
      const row = await strapi.documents(bookingInbox.uid).create({ data });
      return row as unknown as BookingRow;
    };
    const booked = await takeSlot(strapi, your_details, { audience: 'visitor' }, store);
    if ('row' in booked && !is_spam) await queueMails(strapi, bookingMails(booked.row, 'booked'));
    return booked;
  });
