import { BOOKING_CANCELLED, bookingMoved, LINK_SPENT, SLOT_TAKEN } from '@reelists/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { VideoModalProvider } from '../../blocks/video-modal/video-modal-provider.tsx';
import { renderSite } from '../../testing/site.tsx';
import { YourBookingPage } from './your-booking-page.tsx';

const booking = {
  reference: 'TR-7K3M9QWX',
  status: 'Booked',
  subject: 'Brand film',
  date: '2026-11-25',
  time: '11:00',
  duration: 60,
};
const answer = (changes: object = {}, message?: string) =>
  HttpResponse.json({
    ok: true,
    ...(message && { message }),
    booking: { ...booking, ...changes },
    calendar: 'BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR\r\n',
  });
const refuse = (status: number, message: string) =>
  HttpResponse.json({ ok: false, message }, { status });

let sent: unknown[] = [];
const server = setupServer(
  http.post('*/api/v1/bookings/mine', () => answer()),
  http.get('*/api/v1/bookings/slots', () =>
    HttpResponse.json({
      ok: true,
      days: [{ date: '2026-11-26', closed: null, slots: [{ time: '15:00', free: true }] }],
    }),
  ),
);
const onChange = (path: 'move' | 'cancel', reply: () => Response) =>
  server.use(
    http.post(`*/api/v1/bookings/mine/${path}`, async ({ request }) => {
      sent.push(await request.json());
      return reply();
    }),
  );

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  sent = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (path = '/your-booking?token=a.b.c') =>
  renderSite(
    <VideoModalProvider>
      <YourBookingPage />
    </VideoModalProvider>,
    { footer: {} },
    { path },
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const popup = async (title: string) =>
  within(await screen.findByRole('alertdialog', { name: title }));

describe('a visitor’s own booking', () => {
  it('is moved to another time, and the changed link is in the next mail', async () => {
    onChange('move', () =>
      answer({ date: '2026-11-26', time: '15:00' }, bookingMoved('Thursday 26 November', '15:00')),
    );
    open();
    expect((await screen.findByRole('region', { name: 'You’re in' })).textContent).toContain(
      'Wed 25 Nov 11:00',
    );
    await userEvent.click(await screen.findByRole('radio', { name: '15:00' }));
    await press('Move to Thu 26, 15:00');
    const success = await popup('Success!');
    expect(success.getByText('Moved. Thursday 26 November at 15:00 it is.')).toBeTruthy();
    await press('Grand');
    const moved = screen.getByRole('region', { name: 'Moved' });
    expect(moved.textContent).toContain('Thu 26 Nov 15:00');
    expect(document.activeElement).toBe(moved);
    expect(screen.queryByRole('button', { name: /^Move|^Cancel/ })).toBeNull();
    expect(sent).toEqual([{ token: 'a.b.c', date: '2026-11-26', time: '15:00' }]);
  });

  it('is cancelled only after a second yes', async () => {
    onChange('cancel', () => answer({ status: 'Cancelled' }, BOOKING_CANCELLED));
    open();
    await screen.findByRole('region', { name: 'You’re in' });
    await press('Cancel this booking');
    await press('Keep it');
    expect(sent).toEqual([]);
    await press('Cancel this booking');
    await press('Cancel the booking');
    const success = await popup('Success!');
    expect(success.getByText(BOOKING_CANCELLED)).toBeTruthy();
    await press('Grand');
    const gone = screen.getByRole('region', { name: 'Cancelled' });
    expect(within(gone).getByRole('link', { name: 'Take it off your calendar' })).toBeTruthy();
    expect(sent).toEqual([{ token: 'a.b.c' }]);
  });

  it('stays as it is when the new time is taken, and says so', async () => {
    onChange('move', () => refuse(409, SLOT_TAKEN));
    open();
    await userEvent.click(await screen.findByRole('radio', { name: '15:00' }));
    await press('Move to Thu 26, 15:00');
    expect((await popup('Error!')).getByText(SLOT_TAKEN)).toBeTruthy();
    await press('Back to it');
    expect(screen.getByRole('region', { name: 'You’re in' })).toBeTruthy();
  });

  it('can be moved once the times come, which are asked for again', async () => {
    server.use(
      http.get('*/api/v1/bookings/slots', () => refuse(503, 'Give us a minute.'), { once: true }),
    );
    open();
    await screen.findByText('Give us a minute.');
    await press('Try again');
    expect(await screen.findByRole('radio', { name: '15:00' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pick a time' }));
  });

  it('is not shown by a link that has done its work', async () => {
    server.use(http.post('*/api/v1/bookings/mine', () => refuse(403, LINK_SPENT)));
    open();
    expect((await screen.findByRole('alert')).textContent).toContain(LINK_SPENT);
    expect(screen.getByRole('link', { name: 'Book another time' })).toBeTruthy();
  });

  it('is not shown by an address without its token', async () => {
    open('/your-booking');
    expect((await screen.findByRole('alert')).textContent).toContain(LINK_SPENT);
  });

  it('is asked for again when the server could not answer', async () => {
    server.use(
      http.post('*/api/v1/bookings/mine', () => refuse(503, 'Give us a minute.'), { once: true }),
    );
    open();
    await screen.findByText('Give us a minute.');
    await press('Try again');
    expect(await screen.findByRole('region', { name: 'You’re in' })).toBeTruthy();
  });
});
