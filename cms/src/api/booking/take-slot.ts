import type { Core } from '@strapi/strapi';
import { BOOKING_CHANGED, SLOT_NOT_OFFERED, SLOT_TAKEN, type NearSlot } from '@reelists/contract';
import { inSavepoint } from '../../lib/in-transaction';
import { isUniqueViolation } from '../../lib/is-unique-violation';
import { findNearest, slotState, type Seeker } from './find-slots';
import type { BookingRow } from './present';
import { SlotTakenError } from './slot-taken-error';

/** Why a booking cannot be as asked, and which times can be had instead. */
export interface Refusal {
  status: 400 | 409;
  message: string;
  nearest: NearSlot[];
}
export type Booked = { row: BookingRow } | { refusal: Refusal };

/** What a booking that is no longer as somebody read it is answered with. */
export const CHANGED_MEANWHILE: Booked = {
  refusal: { status: 409, message: BOOKING_CHANGED, nearest: [] },
};

type When = Pick<BookingRow, 'date' | 'time'>;

const refusal = async (
  strapi: Core.Strapi,
  { date, time }: When,
  seeker: Seeker,
  status: 400 | 409,
  message: string,
): Promise<Booked> => ({
  refusal: { status, message, nearest: await findNearest(strapi, date, time, seeker) },
});

/** Runs `write`; when the unique index says that somebody has the time, gives that as the answer. */
export const orTaken = async (
  strapi: Core.Strapi,
  when: When,
  seeker: Seeker,
  write: () => Promise<BookingRow | null>,
): Promise<Booked> => {
  try {
    const row = await inSavepoint(strapi, write);
    return row ? { row } : CHANGED_MEANWHILE;
  } catch (error) {
    if (!(error instanceof SlotTakenError) && !isUniqueViolation(error)) throw error;
    return refusal(strapi, when, seeker, 409, SLOT_TAKEN);
  }
};

/**
 * Runs `write`, which gives a booking this time, if it is to be had; `write` gives null when its
 * booking has changed meanwhile. Looking first only gives better words: of two at once, the unique
 * index lets one through.
 */
export const takeSlot = async (
  strapi: Core.Strapi,
  when: When,
  seeker: Seeker,
  write: (duration: number) => Promise<BookingRow | null>,
): Promise<Booked> => {
  const { settings, state } = await slotState(strapi, when.date, when.time, seeker);
  if (state === 'absent') return refusal(strapi, when, seeker, 400, SLOT_NOT_OFFERED);
  if (state === 'gone') return refusal(strapi, when, seeker, 409, SLOT_TAKEN);
  return orTaken(strapi, when, seeker, () => write(settings.slot_minutes));
};
