import { BOOKING_CANCELLED, SLOT_TAKEN, type Booking, type BookingEvent } from '@reelists/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, fail, logIn, notes, ok, renderStaff, staffServer } from '../../testing/staff.tsx';
import { currentNotice, showNotice } from '../../ui/notices.ts';
import { BookingPage } from './booking-page.tsx';

const booked: Booking & { history: BookingEvent[] } = {
  _id: 'b1',
  history: [{ what: 'booked', at: '2026-11-19T17:24:00.000Z' }],
  createdAt: '2026-11-19T17:24:00.000Z',
  status: 'Booked',
  reference: 'TR-7K3M9QWX',
  duration: 60,
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
    http.get(api('/bookings/get/b1'), () => ok({ booking: booked, notes })),
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
    expect(moved).toHaveBeenCalledExactlyOnceWith({
      date: '2026-11-26',
      time: '15:00',
      tell: true,
    });
  });

  it('is moved without a mail when staff tell its visitor themselves, and says so first', async () => {
    const moved = vi.fn();
    staffServer.use(
      http.post(api('/bookings/move/b1'), async ({ request }) => {
        moved(await request.json());
        return ok({ booking: booked, message: 'Moved. They got no mail about it.' });
      }),
    );
    show();
    await userEvent.click(await screen.findByRole('radio', { name: '15:00' }));
    const tell = screen.getByRole<HTMLInputElement>('checkbox', {
      name: 'Tell them by mail, with the new calendar file',
    });
    expect(tell.checked).toBe(true);
    await userEvent.click(tell);
    expect(
      screen.getByText(/^They get no mail, and their calendar keeps the old time\./),
    ).toBeTruthy();
    await press('Move to Thu 26, 15:00');
    await waitFor(() => expect(moved).toHaveBeenCalledOnce());
    expect(moved.mock.calls[0]?.[0]).toMatchObject({ tell: false });
  });

  it('is offered hours without notice: the call says who asks and for what, and the page says so', async () => {
    const asked = vi.fn();
    staffServer.use(
      http.get(api('/bookings/slots'), ({ request }) => {
        asked(request.headers.get('access_token'), new URL(request.url).search);
        return ok({ days, waived_notice_hours: 24 });
      }),
    );
    show();
    expect(
      await screen.findByText(
        'Any free hour from now on. Visitors are asked for 24 hours’ notice.',
      ),
    ).toBeTruthy();
    expect(asked.mock.calls[0]).toEqual([
      expect.stringMatching(/\w/),
      // Its own hour is in nobody's way.
      '?from=&moving=b1',
    ]);
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
      http.post(api('/bookings/cancel/b1'), async ({ request }) => {
        cancelled(await request.json());
        return ok({ booking: { ...booked, status: 'Cancelled' }, message: BOOKING_CANCELLED });
      }),
    );
    show();
    await press('Cancel this booking');
    await press('Keep it');
    expect(cancelled).not.toHaveBeenCalled();
    await press('Cancel this booking');
    expect(screen.getByText(/They get a mail and their calendar is cleared\./)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('A line for them (optional)'), 'So sorry.');
    await press('Cancel the booking');
    await waitFor(() => expect(currentNotice()).toBe(BOOKING_CANCELLED));
    expect(cancelled).toHaveBeenCalledExactlyOnceWith({ tell: true, line: 'So sorry.' });
  });

  it('is cancelled without a mail when its visitor was told, and the question says so', async () => {
    const cancelled = vi.fn();
    staffServer.use(
      http.post(api('/bookings/cancel/b1'), async ({ request }) => {
        cancelled(await request.json());
        return ok({ booking: { ...booked, status: 'Cancelled' }, message: BOOKING_CANCELLED });
      }),
    );
    show();
    await press('Cancel this booking');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tell them by mail' }));
    expect(screen.getByText(/They get no mail, and their calendar keeps it\./)).toBeTruthy();
    expect(screen.queryByLabelText('A line for them (optional)')).toBeNull();
    await press('Cancel the booking');
    await waitFor(() => expect(cancelled).toHaveBeenCalledOnce());
    expect(cancelled.mock.calls[0]?.[0]).toMatchObject({ tell: false });
  });

  it('says what has happened to it, and who did it', async () => {
    const history: BookingEvent[] = [
      { what: 'booked', at: '2026-11-19T17:24:00.000Z' },
      { what: 'mailed', at: '2026-11-19T17:24:01.000Z', letter: 'booked', status: 'Sent' },
      {
        what: 'moved',
        at: '2026-11-20T09:00:00.000Z',
        by: 'Gráinne',
        from: { date: '2026-11-24', time: '09:30' },
        is_told: false,
      },
      {
        what: 'moved',
        at: '2026-11-20T10:00:00.000Z',
        by: null,
        from: { date: '2026-11-25', time: '10:00' },
        is_told: true,
      },
      { what: 'mailed', at: '2026-11-20T10:00:01.000Z', letter: 'moved', status: 'Failed' },
      { what: 'cancelled', at: '2026-11-20T11:00:00.000Z', by: 'Gráinne', is_told: true },
      { what: 'mailed', at: '2026-11-20T11:00:01.000Z', letter: 'cancelled', status: 'Waiting' },
    ];
    staffServer.use(
      http.get(api('/bookings/get/b1'), () =>
        ok({ booking: { ...booked, status: 'Cancelled', history }, notes }),
      ),
    );
    show();
    await screen.findByRole('heading', { name: 'What has happened' });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        '19 Nov, 17:24. Booked on the site.',
        '19 Nov, 17:24. Confirmation sent.',
        '20 Nov, 09:00. Gráinne moved it from Tue 24 Nov, 09:30, without a mail.',
        '20 Nov, 10:00. Orlaith Penderry moved it from 10:00.',
        '20 Nov, 10:00. New time could not be sent.',
        '20 Nov, 11:00. Gráinne cancelled it.',
        '20 Nov, 11:00. Cancellation waits to be sent.',
      ]),
    );
  });

  it('that was cancelled offers neither', async () => {
    staffServer.use(
      http.get(api('/bookings/get/b1'), () =>
        ok({ booking: { ...booked, status: 'Cancelled' }, notes }),
      ),
    );
    show();
    await screen.findByText('Irish time. Reference TR-7K3M9QWX.');
    expect(screen.queryByRole('button', { name: /Cancel this|Pick a time/ })).toBeNull();
  });
});
