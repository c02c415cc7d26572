import type { Booking } from '@reelists/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freedHours } from './freed-hours.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-07-15T11:00:00.000Z') }));
afterEach(() => void vi.useRealTimers());

const booking = (date: string, time: string, more: Partial<Booking> = {}): Booking => ({
  _id: date + time,
  createdAt: '2026-07-01T10:00:00.000Z',
  status: 'Booked',
  duration: 60,
  reference: 'TR-7K3M9QWX',
  read_at: null,
  is_spam: false,
  your_details: { name: 'A', subject: 'B', number: '1234567', email: 'a@b.ie', date, time },
  ...more,
});

it('names the one hour still to come, by the clock in Dublin', () => {
  const bookings = [
    // Noon in Dublin has just come.
    booking('2026-07-15', '12:00'),
    booking('2026-07-15', '12:30'),
    booking('2026-07-16', '09:00', { status: 'Cancelled' }),
    booking('2026-07-17', '09:00', { is_spam: true }),
  ];
  expect(freedHours(bookings)).toBe(
    'The hour on Wed 15 Jul 2026 at 12:30 opens up again, and no mail is sent about it. ',
  );
});

it('counts them when there are several', () => {
  expect(freedHours([booking('2026-07-20', '10:00'), booking('2026-07-21', '10:00')])).toMatch(
    /^2 booked hours open up again/,
  );
});

it('says nothing of hours that are over', () => {
  expect(freedHours([booking('2026-07-14', '10:00')])).toBe('');
});
