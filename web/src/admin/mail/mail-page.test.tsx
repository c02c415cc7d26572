import { mailsResent, NO_MAILS, type Mail } from '@reelists/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, fail, logIn, ok, renderStaff, staffServer } from '../../testing/staff.tsx';
import { MailPage } from './mail-page.tsx';
import { ReadMailPage } from './read-mail-page.tsx';

const sent: Mail = {
  _id: 'm1',
  createdAt: '2025-11-19T17:24:00.000Z',
  updatedAt: '2025-11-19T17:24:05.000Z',
  status: 'Sent',
  recipient: 'orlaith@ternhook.ie',
  recipient_name: 'Orlaith Penderry',
  subject: 'Your consultation',
  text: 'Wednesday 25 November at 11:00.',
  attempts: 1,
  next_try_at: null,
  sent_at: '2025-11-19T17:24:05.000Z',
  last_error: '',
};
const failed: Mail = {
  ...sent,
  _id: 'm2',
  status: 'Failed',
  recipient: 'nessa@corriganfoods.ie',
  recipient_name: 'Nessa Harkin',
  subject: 'We have your message',
  attempts: 6,
  sent_at: null,
  last_error: 'mailbox full (552).',
};
const waiting: Mail = {
  ...failed,
  _id: 'm3',
  status: 'Waiting',
  subject: 'Your consultation has moved',
  attempts: 2,
  next_try_at: '2025-11-19T18:00:00.000Z',
};

const countOf = (mails: Mail[], status: Mail['status']) =>
  mails.filter((mail) => mail.status === status).length;

const outbox = (mails: Mail[], more: object = {}) =>
  http.get(api('/mails'), () =>
    ok({
      mails,
      page: 0,
      page_size: 20,
      total_pages: 1,
      total_items: mails.length,
      waiting_items: countOf(mails, 'Waiting'),
      failed_items: countOf(mails, 'Failed'),
      sent_items: countOf(mails, 'Sent'),
      is_sending: true,
      ...more,
    }),
  );

beforeAll(() => staffServer.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  logIn();
  staffServer.use(outbox([failed, waiting, sent]));
});
afterEach(() => staffServer.resetHandlers());
afterAll(() => staffServer.close());

const show = (path = '/admin/mail') =>
  renderStaff(
    [
      { path: '/admin/mail', element: <MailPage /> },
      { path: '/admin/mail/:id', element: <ReadMailPage /> },
    ],
    path,
  );
const rowOf = async (subject: string) => {
  const row = (await screen.findByText(subject, { selector: 'div' })).closest('tr');
  return within(row as HTMLElement);
};

describe('the outbox', () => {
  it('says what failed and why, in the row and in the sidebar', async () => {
    show();
    await screen.findByText('One mail did not get there.');
    const row = await rowOf('We have your message');
    expect(row.getByText('Failed')).toBeTruthy();
    expect(row.getByText('Nessa Harkin')).toBeTruthy();
    expect(row.getByText('nessa@corriganfoods.ie')).toBeTruthy();
    expect(
      row.getByText(
        'The other side said: mailbox full (552). Tried 6 times, gave up on 19 Nov 2025, 17:24.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: /Mail\s*1 failed/ })).toBeTruthy();
  });

  it('says when what waits is tried again', async () => {
    show();
    await screen.findByText('One mail did not get there.');
    const row = await rowOf('Your consultation has moved');
    expect(row.getByText(/Third try on 19 Nov 2025, 18:00\.$/)).toBeTruthy();
  });

  it('counts what each view holds', async () => {
    show();
    for (const name of ['All 3', 'Waiting 1', 'Failed 1', 'Sent 1'])
      expect(await screen.findByRole('button', { name })).toBeTruthy();
  });

  it('sends a mail again', async () => {
    const resent = vi.fn();
    staffServer.use(
      http.post(api('/mails/resend/m2'), () => {
        resent();
        return ok({ mail: { ...failed, status: 'Waiting', attempts: 0 } });
      }),
    );
    show();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Send again We have your message' }),
    );
    await waitFor(() => expect(resent).toHaveBeenCalledOnce());
  });

  it('sends all that failed again with one call, and says how many', async () => {
    const resent = vi.fn();
    staffServer.use(
      http.post(api('/mails/resend-failed'), () => {
        resent();
        staffServer.use(outbox([{ ...failed, status: 'Waiting', attempts: 0 }, waiting, sent]));
        return ok({ resent_items: 1, message: mailsResent(1) });
      }),
    );
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Send failed again' }));
    await waitFor(() => expect(screen.queryByText('One mail did not get there.')).toBeNull());
    expect(resent).toHaveBeenCalledOnce();
  });

  it('says why it could not be sent again', async () => {
    const words = 'That mail is not here, or is on its way this moment.';
    staffServer.use(http.post(api('/mails/resend/m2'), () => fail(404, words)));
    show();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Send again We have your message' }),
    );
    expect((await screen.findByRole('alertdialog', { name: 'Error' })).textContent).toContain(
      words,
    );
  });

  it('asks the server for one view, and for what somebody looks for in it', async () => {
    const asked: string[] = [];
    staffServer.use(
      http.get(api('/mails'), ({ request }) => {
        const { searchParams } = new URL(request.url);
        asked.push(`${searchParams.get('view') ?? ''} ${searchParams.get('search') ?? ''}`);
        return undefined;
      }),
    );
    const { router } = show();
    await userEvent.click(await screen.findByRole('button', { name: /^Failed/ }));
    expect(router.state.location.search).toBe('?view=failed');
    await userEvent.keyboard('/orla');
    await waitFor(() => expect(router.state.location.search).toBe('?search=orla&view=failed'));
    await waitFor(() => expect(asked).toContain('failed orla'));
  });

  it('shows everything again when a search finds nothing', async () => {
    staffServer.use(outbox([], { sent_items: 3 }));
    const { router } = show('/admin/mail?search=nobody');
    expect(await screen.findByText('Nothing here by that name.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(router.state.location.search).toBe('');
  });

  it('says so while there is no mail server, and that alone', async () => {
    staffServer.use(outbox([failed], { is_sending: false }));
    show();
    expect(
      await screen.findByText('No mail server is set. Mail waits here until there is one.'),
    ).toBeTruthy();
    expect(screen.queryByText('One mail did not get there.')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  });

  it('says once that it cannot be read, and goes on looking until it can', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      show();
      await screen.findByText('One mail did not get there.');
      const asked = vi.fn();
      staffServer.use(
        http.get(api('/mails'), () => {
          asked();
          return fail(503, 'Back in a moment.');
        }),
      );
      await vi.advanceTimersByTimeAsync(10_000);
      const popup = await screen.findByRole('alertdialog', { name: 'Error' });
      expect(popup.textContent).toContain('Back in a moment.');
      fireEvent.click(screen.getByRole('button', { name: 'Back to it' }));
      await vi.advanceTimersByTimeAsync(10_000);
      await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
      await vi.advanceTimersByTimeAsync(1000);
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();

      staffServer.use(outbox([waiting, sent]));
      await vi.advanceTimersByTimeAsync(10_000);
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    } finally {
      vi.useRealTimers();
    }
  });

  it('says so when there is nothing in it', async () => {
    staffServer.use(outbox([]));
    show();
    expect(await screen.findByText(NO_MAILS)).toBeTruthy();
  });
});

describe('one mail', () => {
  beforeEach(() => {
    staffServer.use(
      http.get(api('/mails/get/m1'), () => ok({ mail: sent })),
      http.get(api('/mails/get/m2'), () => ok({ mail: failed })),
    );
  });

  it('is read from its row', async () => {
    const { router } = show();
    await userEvent.click(await screen.findByRole('link', { name: 'Read Your consultation' }));
    expect(await screen.findByText('Wednesday 25 November at 11:00.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/admin/mail/m1');
    expect(screen.getByRole('heading', { name: 'Your consultation' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^orlaith@ ?ternhook\.ie$/ })).toBeTruthy();
    expect(screen.queryByText('So far')).toBeNull();
  });

  it('leads back to the rows of the list it was opened from', async () => {
    show('/admin/mail?search=orla&view=sent');
    await userEvent.click(await screen.findByRole('link', { name: 'Read Your consultation' }));
    await screen.findByText('Wednesday 25 November at 11:00.');
    const back = within(screen.getByRole('main')).getByRole('link', { name: 'Mail' });
    expect(back.getAttribute('href')).toBe('/admin/mail?search=orla&view=sent');
  });

  it('is sent again from there', async () => {
    staffServer.use(
      http.post(api('/mails/resend/m2'), () => {
        const mail = { ...failed, status: 'Waiting', attempts: 0 };
        staffServer.use(http.get(api('/mails/get/m2'), () => ok({ mail })));
        return ok({ mail });
      }),
    );
    show('/admin/mail/m2');
    await userEvent.click(await screen.findByRole('button', { name: /^Send again/ }));
    expect(await screen.findByText('In the queue.')).toBeTruthy();
  });

  it('says so when it is gone', async () => {
    staffServer.use(http.get(api('/mails/get/m9'), () => fail(404, 'That mail is not here.')));
    show('/admin/mail/m9');
    expect((await screen.findByRole('alertdialog', { name: 'Error' })).textContent).toContain(
      'That mail is not here.',
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
