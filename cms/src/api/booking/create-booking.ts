import type { Core } from '@strapi/strapi';
import {
  SLOT_NOT_OFFERED,
  SLOT_TAKEN,
  type BookingDetails,
  type NearSlot,
} from '@reelists/contract';
import { inSavepoint } from '../../lib/in-savepoint';
import { isUniqueViolation } from '../../lib/is-unique-violation';
import { findNearest, slotState } from './find-slots';
import { bookingInbox } from './inbox';
import type { BookingRow } from './present';
import { newReference } from './reference';

/** Why a time cannot be had, and what can be had instead. */
export interface SlotRefusal {
  status: 400 | 409;
  message: string;
  nearest: NearSlot[];
}
export type Booked = { row: BookingRow } | { refusal: SlotRefusal };

/**
 * Runs `write`, which gives a booking this time, if it is to be had. Looking first only gives better
 * words: of two at once, the unique index lets one through.
 */
export const takeSlot = async (
  strapi: Core.Strapi,
  { date, time }: { date: string; time: string },
  write: (duration: number) => Promise<BookingRow>,
): Promise<Booked> => {
  const refuse = async (status: 400 | 409, message: string): Promise<Booked> => ({
    refusal: { status, message, nearest: await findNearest(strapi, date, time) },
  });
  const { settings, state } = await slotState(strapi, date, time);
  if (state === 'absent') return refuse(400, SLOT_NOT_OFFERED);
  if (state === 'gone') return refuse(409, SLOT_TAKEN);
  try {
    return { row: await inSavepoint(strapi, 'slot', () => write(settings.slot_minutes)) };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return refuse(409, SLOT_TAKEN);
  }
};

/** Books a consultation. */
export const createBooking = (strapi: Core.Strapi, details: BookingDetails): Promise<Booked> =>
  takeSlot(strapi, details, async (duration) => {
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
  });
