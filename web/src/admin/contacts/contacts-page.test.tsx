import type { Contact } from '@reelists/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, fail, logIn, notes, ok, renderStaff, staffServer } from '../../testing/staff.tsx';
import { ContactPage } from './contact-page.tsx';
import { ContactsPage } from './contacts-page.tsx';

const nessa: Contact = {
  _id: 'c1',
  createdAt: '2026-11-20T09:41:00.000Z',
  read_at: null,
  is_spam: false,
  your_details: {
    name: 'Nessa Harkin',
    email: 'nessa@corriganfoods.ie',
    subject: 'Recipe films & more',
    message: 'Six recipes, one kitchen.',
  },
};
const fergal: Contact = {
  ...nessa,
  _id: 'c2',
  read_at: '2026-11-20T10:00:00.000Z',
  your_details: { ...nessa.your_details, name: 'Fergal Ashgrove', email: 'not an address' },
};

const pages = [
  { path: '/admin/contacts', element: <ContactsPage /> },
  { path: '/admin/contact/:id', element: <ContactPage /> },
];
const list = (contacts: Contact[], total_items = contacts.length) =>
  http.get(api('/contacts'), () =>
    ok({
      ...{ contacts, page: 0, page_size: 20, total_pages: 1, total_items },
      ...{ all_items: 1045, unread_items: 1, spam_items: 2 },
    }),
  );

beforeAll(() => staffServer.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  logIn();
  staffServer.use(list([nessa, fergal], 45));
});
afterEach(() => staffServer.resetHandlers());
afterAll(() => staffServer.close());

describe('the list of enquiries', () => {
  it('has every row the sidebar counts, also one that came in while it was open', async () => {
    const inbox = (contacts: Contact[]) =>
      http.get(api('/contacts'), ({ request }) => {
        const size = Number(new URL(request.url).searchParams.get('page_size'));
        return ok({
          ...{ contacts: contacts.slice(0, size), page: 0, page_size: size, total_pages: 1 },
          ...{ total_items: contacts.length, all_items: contacts.length, spam_items: 0 },
          unread_items: contacts.filter(({ read_at }) => read_at === null).length,
        });
      });
    staffServer.use(inbox([fergal]));
    renderStaff(pages, '/admin/contacts');
    await screen.findByText('Nothing unread of 1');
    staffServer.use(inbox([nessa, fergal]));
    window.dispatchEvent(new Event('visibilitychange'));
    await screen.findByRole('link', { name: 'Contacts 1 unread' });
    await screen.findByRole('link', { name: 'Nessa Harkin' });
    expect(screen.getByText('1 unread of 2')).toBeTruthy();
  });

  it('shows the specification’s columns, newest first', async () => {
    renderStaff(pages, '/admin/contacts');
    await screen.findByRole('link', { name: 'Nessa Harkin' });
    const heads = screen.getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual([
      'Name',
      'Email',
      'Subject',
      'Message',
      'Created On',
    ]);
    expect(heads[4]?.getAttribute('aria-sort')).toBe('descending');
    expect(screen.getAllByRole('cell', { name: '20 Nov 2026, 09:41' })).toHaveLength(2);
  });

  it('says in words which one nobody has read', async () => {
    renderStaff(pages, '/admin/contacts');
    const rows = (await screen.findAllByRole('row')).slice(1);
    expect(rows.map((row) => row.textContent?.includes('Unread'))).toEqual([true, false]);
    expect(await screen.findByText('1 unread of 1,045', { selector: 'span' })).toBeTruthy();
  });

  it('says how much each view holds', async () => {
    renderStaff(pages, '/admin/contacts');
    const views = within(await screen.findByRole('group', { name: 'Show' }));
    await waitFor(() =>
      expect(views.getAllByRole('button').map((view) => view.textContent)).toEqual([
        'All1,045',
        'Unread1',
        'Spam2',
      ]),
    );
  });

  it('opens a row that is clicked anywhere', async () => {
    staffServer.use(http.get(api('/contacts/get/c2'), () => ok({ contact: fergal, notes })));
    const { router } = renderStaff(pages, '/admin/contacts');
    const row = (await screen.findByText('Fergal Ashgrove')).closest('tr');
    await userEvent.click(within(row as HTMLElement).getByText('Six recipes, one kitchen.'));
    expect(router.state.location.pathname).toBe('/admin/contact/c2');
  });

  it('moves from row to row with the arrow keys', async () => {
    renderStaff(pages, '/admin/contacts');
    (await screen.findByRole('link', { name: 'Nessa Harkin' })).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Fergal Ashgrove');
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Nessa Harkin');
  });

  it('asks the server for what is searched, from the first page', async () => {
    const asked = vi.fn();
    staffServer.use(
      http.get(api('/contacts'), ({ request }) => {
        asked(new URL(request.url).searchParams.toString());
        return undefined;
      }),
    );
    renderStaff(pages, '/admin/contacts?page=2');
    await screen.findByText('21 to 40 of 45');
    await userEvent.keyboard('/');
    await userEvent.keyboard('butter');
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith('page=0&page_size=20&search=butter'),
    );
  });

  it('turns the order round', async () => {
    const { router } = renderStaff(pages, '/admin/contacts');
    await userEvent.click(await screen.findByRole('button', { name: 'Name' }));
    expect(router.state.location.search).toBe('?sort=name');
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(router.state.location.search).toBe('?sort=-name');
  });

  it('says so when there is nothing yet', async () => {
    staffServer.use(list([]));
    renderStaff(pages, '/admin/contacts');
    expect(await screen.findByText('No Contacts available yet. Quiet day. Enjoy it.')).toBeTruthy();
  });

  it('shows a popup Error with the server’s words when it cannot be read', async () => {
    staffServer.use(http.get(api('/contacts'), () => fail(503, 'The inbox is away. Try again.')));
    renderStaff(pages, '/admin/contacts');
    const popup = await screen.findByRole('alertdialog', { name: 'Error' });
    expect(popup.textContent).toContain('The inbox is away. Try again.');
  });
});

describe('one enquiry', () => {
  it('answers by mail with the subject, and marks it as read', async () => {
    const read = vi.fn();
    staffServer.use(
      http.get(api('/contacts/get/c1'), () => ok({ contact: nessa, notes })),
      http.post(api('/contacts/read/c1'), () => {
        read();
        return ok({ contact: nessa });
      }),
    );
    renderStaff(pages, '/admin/contact/c1');
    const reply = await screen.findByRole('link', { name: 'Reply' });
    expect(reply.getAttribute('href')).toBe(
      'mailto:nessa@corriganfoods.ie?subject=Re%3A%20Recipe%20films%20%26%20more',
    );
    await waitFor(() => expect(read).toHaveBeenCalledOnce());
  });

  it('offers no reply to an address that is none, and says nothing of it', async () => {
    staffServer.use(http.get(api('/contacts/get/c2'), () => ok({ contact: fergal, notes })));
    renderStaff(pages, '/admin/contact/c2');
    expect(await screen.findByText('not an address')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Reply' })).toBeNull();
    expect(screen.queryByText('Invalid email address')).toBeNull();
  });

  it('can be moved to Spam, which is a view and not a bin', async () => {
    const moved: unknown[] = [];
    staffServer.use(
      http.get(api('/contacts/get/c2'), () => ok({ contact: fergal, notes })),
      http.post(api('/contacts/spam/c2'), async ({ request }) => {
        moved.push(await request.json());
        return ok({ contact: fergal });
      }),
    );
    const { router } = renderStaff(pages, '/admin/contact/c2');
    await userEvent.click(await screen.findByRole('button', { name: 'Move to Spam' }));
    expect(await screen.findByRole('button', { name: /^Spam/ })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/admin/contacts');
    expect(moved).toEqual([{ is_spam: true }]);
  });

  it('shows a popup Error when it is not there', async () => {
    staffServer.use(
      http.get(api('/contacts/get/gone'), () => fail(404, 'That enquiry is not here.')),
    );
    renderStaff(pages, '/admin/contact/gone');
    const popup = await screen.findByRole('alertdialog', { name: 'Error' });
    expect(popup.textContent).toContain('That enquiry is not here.');
  });
});
