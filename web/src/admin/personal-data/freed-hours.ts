import { TIME_ZONE, type Booking } from '@reelists/contract';
import { dublinTime } from '../dublin-time.ts';

/** `2026-11-24 10:00`, which sorts as the day and time of a booking do. */
const DUBLIN_CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** What becomes of the consultations still to come when these bookings are erased; empty when there are none. */
export const freedHours = (bookings: readonly Booking[]): string => {
  const now = DUBLIN_CLOCK.format(new Date());
  const [first, ...others] = bookings
    .filter(({ status, is_spam }) => status === 'Booked' && !is_spam)
    .map(({ your_details }) => your_details)
    .filter(({ date, time }) => `${date} ${time}` > now);
  if (!first) return '';
  return others.length === 0
    ? `The hour on ${dublinTime(first.date, 'weekday')} at ${first.time} opens up again, and no mail is sent about it. `
    : `${others.length + 1} booked hours open up again, and no mail is sent about them. `;
};
