import type { Booking } from '@reelists/contract';
import { dublinNow, dublinTime } from '../dublin-time.ts';

/** What becomes of the consultations still to come when these bookings are erased; empty when there are none. */
export const freedHours = (bookings: readonly Booking[]): string => {
  const now = dublinNow();
  const [first, ...others] = bookings
    .filter(({ status, is_spam }) => status === 'Booked' && !is_spam)
    .map(({ your_details }) => your_details)
    .filter(({ date, time }) => `${date} ${time}` > now);
  if (!first) return '';
  return others.length === 0
    ? `The hour on ${dublinTime(first.date, 'weekday')} at ${first.time} opens up again, and no mail is sent about it. `
    : `${others.length + 1} booked hours open up again, and no mail is sent about them. `;
};
