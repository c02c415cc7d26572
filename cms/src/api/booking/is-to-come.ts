import type { BookingRow } from './present';
import { instantOf } from './slots';

/** Whether somebody waits for our call. */
export const isToCome = ({ state, is_spam, date, time }: BookingRow): boolean =>
  state === 'Booked' && !is_spam && (instantOf(date, time)?.toMillis() ?? 0) > Date.now();
