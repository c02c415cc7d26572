import { erased as erasedInWords, type PersonalData } from '@reelists/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, fail, logIn, ok, renderStaff, staffServer, staffUser } from '../../testing/staff.tsx';
import { currentNotice, showNotice } from '../../ui/notices.ts';
import { PersonalDataPage } from './personal-data-page.tsx';

const EMAIL = 'orlaith@ternhook.ie';
const held: PersonalData = {
  email: EMAIL,
  contacts: [
    {
      _id: 'c1',
      createdAt: '2026-11-19T17:24:00.000Z',
      read_at: null,
      is_spam: false,
      consent_version: '3',
      kept_until: '2028-11-19',
      your_details: { name: 'Orlaith', email: EMAIL, subject: 'Brand film', message: 'Hello.' },
    },
  ],
  bookings: [
    {
      _id: 'b1',
      createdAt: '2026-11-19T17:30:00.000Z',
      status: 'Booked',
      reference: 'TR-7K3M9QWX',
      read_at: null,
      is_spam: false,
      consent_version: '3',
      history: [],
      kept_until: '2997-11-25',
      duration: 60,
      your_details: {
        name: 'Orlaith',
        email: EMAIL,
        subject: 'Brand film',
        number: '085 555 0118',
        date: '2996-11-25',
        time: '11:00',
      },
    },
  ],
  mails: [
    {
      _id: 'm1',
      createdAt: '2026-11-19T17:31:00.000Z',
      updatedAt: '2026-11-19T17:31:02.000Z',
      status: 'Sent',
      recipient: EMAIL,
      recipient_name: 'Orlaith',
      subject: 'Your consultation',
      text: 'You’re in.',
      attempts: 1,
      next_try_at: null,
      sent_at: '2026-11-19T17:31:02.000Z',
      last_error: '',
      kept_until: '2028-11-19',
    },
  ],
};

beforeAll(() => staffServer.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  logIn();
  showNotice(null);
  staffServer.use(
    http.post(api('/personal-data/find'), () => ok({ held })),
    http.get(api('/personal-data/erasures'), () =>
      ok({
        items: [
          {
            _id: 'e1',
            reference: 'ER-0031',
            createdAt: '2026-11-09T16:20:00.000Z',
            kind: 'Request',
            by: 'Gráinne Teevan',
            contacts: 2,
            bookings: 0,
            mails: 4,
          },
        ],
      }),
    ),
    http.get(api('/personal-data/retention'), () =>
      ok({
        months: { contacts: 24, bookings: 12, mails: 24 },
        due: { contacts: 0, bookings: 0, mails: 1 },
      }),
    ),
  );
});
afterEach(() => staffServer.resetHandlers());
afterAll(() => staffServer.close());

const show = () =>
  renderStaff(
    [
      { path: '/admin/personal-data', element: <PersonalDataPage /> },
      { path: '/admin/posts', element: <h1>Posts</h1> },
      { path: '/admin/mail/:id', element: <h1>One mail</h1> },
    ],
    '/admin/personal-data',
  );
const find = async () => {
  await userEvent.click(await screen.findByLabelText('Email address'));
  await userEvent.paste(EMAIL);
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
};

describe('personal data', () => {
  it('is found by address, with the day each thing goes by itself', async () => {
    show();
    await find();
    expect(await screen.findByText(`3 things held on ${EMAIL}`)).toBeTruthy();
    const table = screen.getByRole('table', { name: 'Held on this address' });
    const cells = within(table).getAllByRole('row').slice(1);
    expect(within(cells[0] as HTMLElement).getByText('19 Nov 2028')).toBeTruthy();
    // A booking is kept from the day of its consultation.
    expect(within(cells[1] as HTMLElement).getByText('25 Nov 2997')).toBeTruthy();
    expect(screen.getByText('Tonight’s clean-up would delete 1 mail.')).toBeTruthy();
  });

  it('is erased only once the address has been typed again', async () => {
    const erased = vi.fn();
    staffServer.use(
      http.post(api('/personal-data/erase'), async ({ request }) => {
        erased(await request.json());
        const counts = { contacts: 1, bookings: 1, mails: 1 };
        return ok({ erased: counts, message: erasedInWords(counts) });
      }),
    );
    show();
    await find();
    await userEvent.click(await screen.findByRole('button', { name: 'Erase all of it' }));
    const popup = within(await screen.findByRole('alertdialog', { name: 'Erase all of it?' }));
    expect(
      popup.getByText(
        /^1 enquiry, 1 booking and 1 mail\. The hour on \w+ 25 Nov 2996 at 11:00 opens/,
      ),
    ).toBeTruthy();
    const yes = popup.getByRole<HTMLButtonElement>('button', { name: 'Erase 3 things' });
    await userEvent.type(popup.getByLabelText('Type the address again'), 'orlaith@tern');
    expect(yes.disabled).toBe(true);
    await userEvent.type(popup.getByLabelText('Type the address again'), 'hook.ie');
    await userEvent.click(yes);
    await waitFor(() => expect(currentNotice()).toBe('Erased: 1 enquiry, 1 booking and 1 mail.'));
    expect(erased).toHaveBeenCalledExactlyOnceWith({ email: EMAIL });
    await waitFor(() => expect(screen.queryByText(`3 things held on ${EMAIL}`)).toBeNull());
  });

  it('is still there when one of the things has been read, and never in the address', async () => {
    const { router } = show();
    await find();
    await userEvent.click(
      await screen.findByRole('link', { name: 'Open Mail, Your consultation' }),
    );
    expect(await screen.findByRole('heading', { name: 'One mail' })).toBeTruthy();
    await act(() => router.navigate(-1));
    expect(await screen.findByText(`3 things held on ${EMAIL}`)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe(EMAIL);
    expect(router.state.location.search + router.state.location.hash).toBe('');
  });

  it('says who erased what before, and keeps no name of whom', async () => {
    show();
    const table = within(await screen.findByRole('table', { name: 'Erasures' }));
    expect(table.getByText('Gráinne Teevan')).toBeTruthy();
    expect(table.getByText('2 enquiries and 4 mails')).toBeTruthy();
    expect(table.getByText('ER-0031')).toBeTruthy();
  });

  it('that cannot be read says why in a popup Error', async () => {
    staffServer.use(http.post(api('/personal-data/find'), () => fail(503, 'Give us a minute.')));
    show();
    await find();
    expect((await screen.findByRole('alertdialog', { name: 'Error' })).textContent).toContain(
      'Give us a minute.',
    );
  });

  it('is not for people who only write', async () => {
    staffServer.use(http.get(api('/auth/me'), () => ok({ user: staffUser('editor') })));
    const { router } = show();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/posts'));
    expect(screen.queryByRole('link', { name: 'Personal data' })).toBeNull();
  });
});
