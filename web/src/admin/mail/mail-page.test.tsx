import { NO_MAILS, type Mail } from '@reelists/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, fail, logIn, ok, renderStaff, staffServer } from '../../testing/staff.tsx';
import { MailPage } from './mail-page.tsx';

const sent: Mail = {
  _id: 'm1',
  createdAt: '2026-11-19T17:24:00.000Z',
  status: 'Sent',
  recipient: 'orlaith@ternhook.ie',
  subject: 'Your consultation',
  text: 'Wednesday 25 November at 11:00.',
  attempts: 1,
  next_try_at: null,
  sent_at: '2026-11-19T17:24:05.000Z',
  last_error: '',
};
const failed: Mail = {
  ...sent,
  _id: 'm2',
  status: 'Failed',
  recipient: 'nessa@corriganfoods.ie',
  subject: 'We have your message',
  attempts: 6,
  sent_at: null,
  last_error: 'mailbox full (552)',
};

const outbox = (mails: Mail[], more: object = {}) =>
  http.get(api('/mails'), () =>
    ok({
      mails,
      page: 0,
      page_size: 20,
      total_pages: 1,
      total_items: mails.length,
      waiting_items: 0,
      failed_items: mails.filter(({ status }) => status === 'Failed').length,
      is_sending: true,
      ...more,
    }),
  );

beforeAll(() => staffServer.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  logIn();
  staffServer.use(outbox([failed, sent]));
});
afterEach(() => staffServer.resetHandlers());
afterAll(() => staffServer.close());

const show = (path = '/admin/mail') =>
  renderStaff([{ path: '/admin/mail', element: <MailPage /> }], path);
const rowOf = async (subject: string) => {
  const row = (await screen.findByText(subject, { selector: 'summary' })).closest('tr');
  return within(row as HTMLElement);
};

describe('the outbox', () => {
  it('says what failed and why, in the row and in the sidebar', async () => {
    show();
    const row = await rowOf('We have your message');
    expect(row.getByText('Failed')).toBeTruthy();
    expect(row.getByText(/Tried 6 times.*mailbox full \(552\)/)).toBeTruthy();
    expect(screen.getByText('One mail did not get there.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Mail\s*1 failed/ })).toBeTruthy();
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
    await userEvent.click((await rowOf('We have your message')).getByRole('button'));
    await waitFor(() => expect(resent).toHaveBeenCalledOnce());
  });

  it('says why it could not be sent again', async () => {
    const words = 'That mail is not here, or is on its way this moment.';
    staffServer.use(http.post(api('/mails/resend/m2'), () => fail(404, words)));
    show();
    await userEvent.click((await rowOf('We have your message')).getByRole('button'));
    expect((await screen.findByRole('alertdialog', { name: 'Error' })).textContent).toContain(
      words,
    );
  });

  it('asks the server for one kind alone', async () => {
    const { router } = show();
    await rowOf('Your consultation');
    await userEvent.click(screen.getByRole('button', { name: /^Failed/ }));
    expect(router.state.location.search).toBe('?view=Failed');
    let asked = '';
    staffServer.use(
      http.get(api('/mails'), ({ request }) => {
        asked = new URL(request.url).searchParams.get('status') ?? '';
        return undefined;
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sent' }));
    await waitFor(() => expect(asked).toBe('Sent'));
  });

  it('says so while there is no mail server', async () => {
    staffServer.use(outbox([failed], { is_sending: false }));
    show();
    expect(
      await screen.findByText('No mail server is set. Mail waits here until there is one.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  });

  it('says so when there is nothing in it', async () => {
    staffServer.use(outbox([]));
    show();
    expect(await screen.findByText(NO_MAILS)).toBeTruthy();
  });
});
