import type { Contact, InboxPlace } from '@reelists/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api, fail, logIn, notes, ok, renderStaff, staffServer } from '../testing/staff.tsx';
import { currentNotice, showNotice } from '../ui/notices.ts';
import { ContactPage } from './contacts/contact-page.tsx';
import { ContactsPage } from './contacts/contacts-page.tsx';
import { PersonalDataPage } from './personal-data/personal-data-page.tsx';

const EMAIL = 'orlaith@ternhook.ie';
const IDS = ['young', 'middle', 'old'];

/** What the server holds: the newest first. */
let contacts: Contact[];
let placesAsked: string[];
let readCalls: string[];

const orlaith = (id: string): Contact => ({
  _id: id,
  createdAt: '2026-11-19T17:30:00.000Z',
  read_at: '2026-11-19T18:00:00.000Z',
  is_spam: false,
  your_details: { name: `The ${id} one`, email: EMAIL, subject: 'Film', message: 'Soon?' },
});
const find = (id: unknown) => contacts.find(({ _id }) => _id === id);
const placeOf = (id: unknown): InboxPlace => {
  const index = contacts.findIndex(({ _id }) => _id === id);
  return {
    position: index + 1,
    total_items: 2140,
    previous: contacts[index - 1]?._id ?? null,
    next: contacts[index + 1]?._id ?? null,
  };
};

beforeAll(() => staffServer.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  logIn();
  showNotice(null);
  contacts = IDS.map(orlaith);
  placesAsked = [];
  readCalls = [];
  staffServer.use(
    http.get(api('/contacts'), () =>
      ok({
        ...{ contacts, page: 0, page_size: 20, total_pages: 1, total_items: 3, all_items: 3 },
        unread_items: contacts.filter(({ read_at }) => read_at === null).length,
        spam_items: 0,
      }),
    ),
    http.get(api('/contacts/get/:id'), ({ params }) => ok({ contact: find(params.id), notes })),
    http.get(api('/contacts/place/:id'), ({ params, request }) => {
      placesAsked.push(`${params.id}${new URL(request.url).search}`);
      return ok({ place: placeOf(params.id) });
    }),
    http.post(api('/contacts/read/:id'), async ({ params, request }) => {
      const { is_read } = (await request.json()) as { is_read: boolean };
      readCalls.push(`${params.id} ${is_read ? 'read' : 'unread'}`);
      const contact = find(params.id);
      if (contact) contact.read_at = is_read ? '2026-11-20T09:00:00.000Z' : null;
      return ok({ contact });
    }),
    http.get(api('/personal-data/erasures'), () => ok({ items: [] })),
    http.get(api('/personal-data/retention'), () => fail(503, 'Not today.')),
  );
});
afterEach(() => staffServer.resetHandlers());
afterAll(() => staffServer.close());

const show = (path: string) =>
  renderStaff(
    [
      { path: '/admin/contacts', element: <ContactsPage /> },
      { path: '/admin/contact/:id', element: <ContactPage /> },
      { path: '/admin/booking/:id', element: <h1>A booking</h1> },
      { path: '/admin/personal-data', element: <PersonalDataPage /> },
    ],
    path,
  );
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('what is known beside an enquiry', () => {
  it('is how long it is kept and what its sender agreed to', async () => {
    staffServer.use(
      http.get(api('/contacts/get/:id'), ({ params }) =>
        ok({ contact: find(params.id), notes: { ...notes, consent_version: '3' } }),
      ),
    );
    show('/admin/contact/old');
    const side = within(await screen.findByRole('region', { name: 'Details' }));
    expect(side.getByText('Kept until').nextElementSibling?.textContent).toBe('19 Nov 2028');
    expect(side.getByText('Agreed to').nextElementSibling?.textContent).toBe(
      'Privacy text, version 3',
    );
  });

  it('says nothing of an agreement nobody recorded', async () => {
    show('/admin/contact/old');
    await heading('The old one');
    expect(screen.queryByText('Agreed to')).toBeNull();
  });

  it('is what else came from the address, each with a way to it', async () => {
    const sent = { createdAt: '2026-11-18T09:00:00.000Z', is_spam: false };
    const also_from_address = [
      { ...sent, kind: 'booking', _id: 'b1', date: '2026-11-24', time: '10:00', status: 'Booked' },
      { ...sent, kind: 'contact', _id: 'c9', subject: 'Drone', is_spam: true },
    ];
    staffServer.use(
      http.get(api('/contacts/get/:id'), ({ params }) =>
        ok({ contact: find(params.id), notes: { ...notes, also_from_address } }),
      ),
    );
    const { router } = show('/admin/contact/old');
    const drone = await screen.findByRole('link', { name: 'Enquiry, 18 Nov 2026, Drone' });
    expect(drone.getAttribute('href')).toBe('/admin/contact/c9');
    expect(drone.parentElement?.textContent).toContain('(Spam)');
    await userEvent.click(screen.getByRole('link', { name: 'Booking, Tue 24 Nov 2026, 10:00' }));
    expect(router.state.location.pathname).toBe('/admin/booking/b1');
  });

  it('leads to all that is held on it, without the address in an address', async () => {
    const asked: unknown[] = [];
    staffServer.use(
      http.post(api('/personal-data/find'), async ({ request }) => {
        asked.push(await request.json());
        return ok({ held: { email: EMAIL, contacts: [], bookings: [], mails: [] } });
      }),
    );
    const { router } = show('/admin/contact/old');
    await userEvent.click(await screen.findByRole('link', { name: 'Everything held on it' }));
    expect(await screen.findByText(`Nothing is held on ${EMAIL}`)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe(EMAIL);
    expect(asked[0]).toEqual({ email: EMAIL });
    expect(router.state.location.search).toBe('');
  });
});

describe('Mark unread', () => {
  it('goes back to the list, where it is bold again and counted, and stays so', async () => {
    show('/admin/contact/middle');
    await userEvent.click(await screen.findByRole('button', { name: 'Mark unread' }));
    const link = await screen.findByRole('link', { name: 'The middle one' });
    expect(currentNotice()).toBe('Unread again.');
    await waitFor(() => expect(link.closest('tr')?.textContent).toContain('Unread.'));
    const sidebar = within(screen.getByRole('navigation', { name: 'Staff' }));
    expect(await sidebar.findByRole('link', { name: 'Contacts 1 unread' })).toBeTruthy();
    expect(readCalls).toEqual(['middle unread']);
  });

  it('lasts until it is opened the next time', async () => {
    show('/admin/contact/middle');
    await userEvent.click(await screen.findByRole('button', { name: 'Mark unread' }));
    await userEvent.click(await screen.findByRole('link', { name: 'The middle one' }));
    await waitFor(() => expect(readCalls).toEqual(['middle unread', 'middle read']));
  });

  it('that fails says why and stays where it is', async () => {
    staffServer.use(http.post(api('/contacts/read/:id'), () => fail(503, 'Give us a minute.')));
    const { router } = show('/admin/contact/middle');
    await userEvent.click(await screen.findByRole('button', { name: 'Mark unread' }));
    const popup = await screen.findByRole('alertdialog', { name: 'Error' });
    expect(popup.textContent).toContain('Give us a minute.');
    expect(router.state.location.pathname).toBe('/admin/contact/middle');
  });

  it('is not offered in Spam, where nothing counts as unread', async () => {
    contacts = contacts.map((contact) => ({ ...contact, is_spam: true }));
    show('/admin/contact/old');
    expect(await screen.findByRole('button', { name: 'Not spam' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark unread' })).toBeNull();
  });
});

describe('Newer and Older', () => {
  it('lead along the list, and say where in it one is', async () => {
    show('/admin/contact/middle');
    expect(await screen.findByText('2 of 2,140')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Older' }));
    expect(await heading('The old one')).toBeTruthy();
    expect(await screen.findByText('3 of 2,140')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Older' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'Newer' }));
    expect(await heading('The middle one')).toBeTruthy();
  });

  it('are the arrow keys too, by themselves', async () => {
    show('/admin/contact/middle');
    await screen.findByText('2 of 2,140');
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The middle one');
    await userEvent.keyboard('{ArrowRight}');
    expect(await heading('The old one')).toBeTruthy();
    await screen.findByText('3 of 2,140');
    await userEvent.keyboard('{ArrowLeft}');
    expect(await heading('The middle one')).toBeTruthy();
  });

  it('keep to the search, the order and the view one came from, and lead back there', async () => {
    const { router } = show('/admin/contacts?page=2&search=film&sort=name&view=unread');
    await userEvent.click(await screen.findByRole('link', { name: 'The middle one' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Next' }));
    await heading('The old one');
    await waitFor(() =>
      expect(placesAsked).toEqual([
        'middle?search=film&sort=name&view=unread',
        'old?search=film&sort=name&view=unread',
      ]),
    );
    await screen.findByText('3 of 2,140');
    await userEvent.click(screen.getByRole('link', { name: 'Contacts', current: false }));
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/admin/contacts?search=film&sort=name&view=unread',
    );
  });

  it('count the others where the list holds this one no more', async () => {
    staffServer.use(
      http.get(api('/contacts/place/:id'), () =>
        ok({ place: { position: null, total_items: 9, previous: null, next: 'old' } }),
      ),
    );
    show('/admin/contact/middle?view=unread');
    expect(await screen.findByText('9 others')).toBeTruthy();
  });

  it('are missed by nobody when the place is not to be had', async () => {
    staffServer.use(http.get(api('/contacts/place/:id'), () => fail(503, 'Not today.')));
    show('/admin/contact/middle');
    expect(await heading('The middle one')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
