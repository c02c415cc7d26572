import { BOOKING_CANCELLED, SLOT_TAKEN, type Booking } from '@reelists/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, fail, logIn, ok, renderStaff, staffServer } from '../../testing/staff.tsx';
import { currentNotice, showNotice } from '../../ui/notices.ts';
import { BookingPage } from './booking-page.tsx';

const booked: Booking = {
  _id: 'b1',
  createdAt: '2026-11-19T17:24:00.000Z',
  status: 'Booked',
  reference: 'TR-7K3M9QWX',
  read_at: '2026-11-19T18:00:00.000Z',
  is_spam: false,
  your_details: {
    name: 'Orlaith Penderry',
    subject: 'Brand film',
    number: '085 555 0118',
    email: 'orlaith@ternhook.ie',
    date: '2026-11-25',
    time: '11:00',
  },
};
const days = [{ date: '2026-11-26', closed: null, slots: [{ time: '15:00', free: true }] }];

beforeAll(() => staffServer.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  logIn();
  showNotice(null);
  staffServer.use(
    http.get(api('/bookings/get/b1'), () => ok({ booking: booked })),
    http.get(api('/bookings/slots'), () => ok({ days })),
  );
});
afterEach(() => staffServer.resetHandlers());
afterAll(() => staffServer.close());

const show = () =>
  renderStaff([{ path: '/admin/booking/:id', element: <BookingPage /> }], '/admin/booking/b1');
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('a booking', () => {
  it('is moved with the visitor’s own picker, by a button that says what it will do', async () => {
    const moved = vi.fn();
    staffServer.use(
      http.post(api('/bookings/move/b1'), async ({ request }) => {
        moved(await request.json());
        return ok({ booking: booked, message: 'Moved. Thursday 26 November at 15:00 it is.' });
      }),
    );
    show();
    await userEvent.click(await screen.findByRole('radio', { name: '15:00' }));
    await press('Move to Thu 26, 15:00');
    await waitFor(() =>
      expect(currentNotice()).toBe('Moved. Thursday 26 November at 15:00 it is.'),
    );
    expect(moved).toHaveBeenCalledExactlyOnceWith({ date: '2026-11-26', time: '15:00' });
  });

  it('that cannot be moved says why in a popup Error', async () => {
    staffServer.use(http.post(api('/bookings/move/b1'), () => fail(409, SLOT_TAKEN)));
    show();
    await userEvent.click(await screen.findByRole('radio', { name: '15:00' }));
    await press('Move to Thu 26, 15:00');
    const popup = await screen.findByRole('alertdialog', { name: 'Error' });
    expect(popup.textContent).toContain(SLOT_TAKEN);
  });

  it('is cancelled only after a second yes', async () => {
    const cancelled = vi.fn();
    staffServer.use(
      http.post(api('/bookings/cancel/b1'), () => {
        cancelled();
        return ok({ booking: { ...booked, status: 'Cancelled' }, message: BOOKING_CANCELLED });
      }),
    );
    show();
    await press('Cancel this booking');
    await press('Keep it');
    expect(cancelled).not.toHaveBeenCalled();
    await press('Cancel this booking');
    await press('Cancel the booking');
    await waitFor(() => expect(currentNotice()).toBe(BOOKING_CANCELLED));
    expect(cancelled).toHaveBeenCalledOnce();
  });

  it('that was cancelled offers neither', async () => {
    staffServer.use(
      http.get(api('/bookings/get/b1'), () => ok({ booking: { ...booked, status: 'Cancelled' } })),
    );
    show();
    await screen.findByText('Irish time. Reference TR-7K3M9QWX.');
    expect(screen.queryByRole('button', { name: /Cancel this|Pick a time/ })).toBeNull();
  });
});
