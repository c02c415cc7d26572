import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToken, readToken, storeToken } from '../../api/session.ts';
import {
  api,
  fail,
  logIn,
  ok,
  renderStaff,
  staffServer,
  staffUser,
  tokenFor,
} from '../../testing/staff.tsx';
import { currentNotice } from '../../ui/notices.ts';

const pages = [
  { path: '/admin/posts', element: <h1>Posts</h1> },
  { path: '/admin/contacts', element: <h1>Contacts</h1> },
];
/** An inbox in which this many wait to be opened. */
const unread = (unread_items: number) =>
  http.get(api('/contacts'), () => ok({ contacts: [], unread_items }));
const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.textContent)
    .filter((words) => words && words !== 'Skip to the good bit');

beforeAll(() => staffServer.listen({ onUnhandledRequest: 'error' }));
beforeEach(clearToken);
afterEach(() => staffServer.resetHandlers());
afterAll(() => staffServer.close());

describe('the guard', () => {
  it.each([
    ['there is no token', () => undefined],
    ['the token has expired', () => storeToken(tokenFor({ seconds: -1 }))],
    ['the token says its user is not active', () => storeToken(tokenFor({ isActive: false }))],
  ])('sends to the home page when %s', async (_name, prepare) => {
    prepare();
    const { router } = renderStaff(pages, '/admin/posts');
    expect(await screen.findByText('The public site')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/');
  });

  it.each([401, 403])('sends to the home page when the server answers %i', async (status) => {
    logIn();
    staffServer.use(http.get(api('/auth/me'), () => fail(status, 'No.')));
    renderStaff(pages, '/admin/posts');
    expect(await screen.findByText('The public site')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Posts' })).toBeNull();
  });

  it('shows nothing of the page before the server has agreed', async () => {
    logIn();
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    staffServer.use(
      http.get(api('/auth/me'), async () => {
        await waiting;
        return ok({ user: staffUser() });
      }),
    );
    renderStaff(pages, '/admin/posts');
    expect(await screen.findByText('Rolling…')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Posts' })).toBeNull();
    answer();
    expect(await screen.findByRole('heading', { name: 'Posts' })).toBeTruthy();
  });

  it('ends the session of a person deactivated meanwhile at their next step', async () => {
    logIn();
    renderStaff(pages, '/admin/posts');
    await screen.findByRole('heading', { name: 'Posts' });
    staffServer.use(http.get(api('/auth/me'), () => fail(403, 'No longer active.')));
    await userEvent.click(screen.getByRole('link', { name: 'Contacts' }));
    expect(await screen.findByText('The public site')).toBeTruthy();
    expect(readToken()).toBeNull();
  });
});

describe('the sidebar', () => {
  it('holds the specification’s links in order for an administrator', async () => {
    logIn();
    renderStaff(pages, '/admin/posts');
    await screen.findByRole('heading', { name: 'Posts' });
    expect(links()).toEqual([
      'Posts',
      'Bookings',
      'Contacts',
      'Page Content',
      'CMS',
      'Mail',
      'Personal data',
      'Log Out',
    ]);
  });

  it.each([
    ['editor', ['Posts', 'Page Content', 'CMS', 'Log Out']],
    ['producer', ['Bookings', 'Contacts', 'Mail', 'Personal data', 'Log Out']],
  ] as const)('shows the %s only what they may do', async (role, expected) => {
    logIn();
    staffServer.use(http.get(api('/auth/me'), () => ok({ user: staffUser(role) })));
    renderStaff(pages, '/admin/posts');
    await waitFor(() => expect(links()).toEqual(expected));
    const title = role === 'producer' ? 'Contacts' : 'Posts';
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  });

  it('counts what came in meanwhile, once a minute and when somebody comes back to the page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      logIn();
      staffServer.use(unread(1));
      renderStaff(pages, '/admin/posts');
      await screen.findByRole('link', { name: 'Contacts 1 unread' });
      staffServer.use(unread(2));
      await vi.advanceTimersByTimeAsync(60_000);
      await screen.findByRole('link', { name: 'Contacts 2 unread' });
      staffServer.use(unread(3));
      window.dispatchEvent(new Event('visibilitychange'));
      await screen.findByRole('link', { name: 'Contacts 3 unread' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('keeps its counts, the page and the session while the server is away', async () => {
    logIn();
    staffServer.use(unread(1));
    const { queryClient } = renderStaff(pages, '/admin/posts');
    await screen.findByRole('link', { name: 'Contacts 1 unread' });
    const refused = vi.fn();
    staffServer.use(
      http.get(api('/contacts'), () => {
        refused();
        return fail(503, 'Back in a moment.');
      }),
    );
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(refused).toHaveBeenCalled());
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByRole('link', { name: 'Contacts 1 unread' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Posts' })).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('logs out: the token is gone, the home page is shown, and it says so', async () => {
    logIn();
    renderStaff(pages, '/admin/posts');
    const logOut = await screen.findByRole('link', { name: 'Log Out' });
    expect(logOut.getAttribute('href')).toBe('/');
    await userEvent.click(logOut);
    expect(await screen.findByText('The public site')).toBeTruthy();
    await waitFor(() => expect(readToken()).toBeNull());
    expect(currentNotice()).toBe('Logged Out User');
  });
});
