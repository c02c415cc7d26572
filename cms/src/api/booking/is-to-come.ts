import type { BookingRow } from './present';
import { instantOf } from './slots';

/** Whether its hour has come. */
export const hasBegun = ({ date, time }: Pick<BookingRow, 'date' | 'time'>): boolean =>
  (instantOf(date, time)?.toMillis() ?? 0) <= Date.now();

/** Whether somebody waits for our call. */
export const isToCome = (row: BookingRow): boolean =>
  row.state === 'Booked' && !row.is_spam && !hasBegun(row);
