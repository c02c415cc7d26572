import type { BOOKING_SORTS } from '@reelists/contract';
import type { Inbox } from '../../lib/list-rows';

export const bookingInbox = {
  uid: 'api::booking.booking',
  table: 'bookings',
  sorts: {
    createdAt: ['created_at'],
    name: ['lower(name)'],
    email: ['lower(email)'],
    subject: ['lower(subject)'],
    number: ['number'],
    date: ['date', 'time'],
  } satisfies Record<(typeof BOOKING_SORTS)[number], string[]>,
} as const satisfies Inbox;
