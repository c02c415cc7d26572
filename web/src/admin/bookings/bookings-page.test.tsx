import type { Booking, BookingEvent } from '@reelists/contract';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { api, fail, logIn, notes, ok, renderStaff, staffServer } from '../../testing/staff.tsx';
import { BookingPage } from './booking-page.tsx';
import { BookingsPage } from './bookings-page.tsx';

const booking: Booking & { history: BookingEvent[] } = {
  _id: 'b1',
  history: [],
  createdAt: '2026-11-19T17:24:00.000Z',
  status: 'Booked',
  reference: 'TR-4Q7K',
  duration: 60,
  read_at: '2026-11-19T18:00:00.000Z',
  is_spam: false,
  your_details: {
    name: 'Orlaith Penderry',
    subject: 'Brand film',
    number: '085 555 0118',
    email: 'orlaith@ternhook.ie',
    date: '2026-11-24',
    time: '10:00',
  },
};
const pages = [
  { path: '/admin/bookings', element: <BookingsPage /> },
  { path: '/admin/booking/:id', element: <BookingPage /> },
];

beforeAll(() => staffServer.listen({ onUnhandledRequest: 'error' }));
beforeEach(logIn);
afterEach(() => staffServer.resetHandlers());
afterAll(() => staffServer.close());

it('shows the specification’s columns', async () => {
  staffServer.use(
    http.get(api('/bookings'), () =>
      ok({
        bookings: [booking],
        page: 0,
        page_size: 20,
        total_pages: 1,
        total_items: 1,
        all_items: 1,
        unread_items: 0,
        spam_items: 0,
      }),
    ),
  );
  renderStaff(pages, '/admin/bookings');
  await screen.findByRole('link', { name: 'Orlaith Penderry' });
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Name',
    'Subject',
    'Number',
    'Email',
    'Date',
    'Time',
  ]);
  expect(screen.getByRole('cell', { name: 'Tue 24 Nov 2026' })).toBeTruthy();
});

it('says so when there is nothing yet', async () => {
  renderStaff(pages, '/admin/bookings');
  expect(
    await screen.findByText('No Bookings available yet. The kettle is ready when they are.'),
  ).toBeTruthy();
});

it('shows a popup Error when they cannot be read', async () => {
  staffServer.use(http.get(api('/bookings'), () => fail(503, 'The diary is away.')));
  renderStaff(pages, '/admin/bookings');
  const popup = await screen.findByRole('alertdialog', { name: 'Error' });
  expect(popup.textContent).toContain('The diary is away.');
});

it('offers the number to ring and the address to write to', async () => {
  staffServer.use(http.get(api('/bookings/get/b1'), () => ok({ booking, notes })));
  renderStaff(pages, '/admin/booking/b1');
  const number = await screen.findByRole('link', { name: '085 555 0118' });
  expect(number.getAttribute('href')).toBe('tel:0855550118');
  expect(screen.getByRole('link', { name: 'Reply' }).getAttribute('href')).toBe(
    'mailto:orlaith@ternhook.ie?subject=Re%3A%20Brand%20film',
  );
});

it('says from when to when, and gives the calendar file under its reference', async () => {
  staffServer.use(
    http.get(api('/bookings/get/b1'), () => ok({ booking, notes })),
    http.get(
      api('/bookings/calendar/b1'),
      () => new Response('BEGIN:VCALENDAR', { headers: { 'Content-Type': 'text/calendar' } }),
    ),
  );
  const saved = vi.fn();
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved(this.download);
  });
  renderStaff(pages, '/admin/booking/b1');
  expect(await screen.findByText('10:00 to 11:00')).toBeTruthy();
  expect(screen.getByText('Tue 24 November 2026')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Calendar file' }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith('consultation-TR-4Q7K.ics'));
  click.mockRestore();
});

it('shows a popup Error when the calendar file is not to be had', async () => {
  staffServer.use(
    http.get(api('/bookings/get/b1'), () => ok({ booking, notes })),
    http.get(api('/bookings/calendar/b1'), () => fail(503, 'The diary is away.')),
  );
  renderStaff(pages, '/admin/booking/b1');
  await userEvent.click(await screen.findByRole('button', { name: 'Calendar file' }));
  const popup = await screen.findByRole('alertdialog', { name: 'Error' });
  expect(popup.textContent).toContain('The diary is away.');
});

it('offers no call to a number that is none', async () => {
  const odd = { ...booking, your_details: { ...booking.your_details, number: 'ask Mam' } };
  staffServer.use(http.get(api('/bookings/get/b1'), () => ok({ booking: odd, notes })));
  renderStaff(pages, '/admin/booking/b1');
  expect(await screen.findByText('ask Mam')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'ask Mam' })).toBeNull();
});
