import type { ContactsReply, InboxNotes, InboxPlace, Role, StaffUser } from '@reelists/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { AdminLayout } from '../admin/layout/admin-layout.tsx';
import { createQueryClient } from '../api/query-client.ts';
import { storeToken } from '../api/session.ts';

const encode = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');

/** A token as the server would sign it; nobody here checks the signature. */
export const tokenFor = ({ isActive = true, seconds = 3600 } = {}) =>
  [
    encode({ alg: 'HS256' }),
    encode({ id: 'grainne', isActive, iat: 0, exp: Math.floor(Date.now() / 1000) + seconds }),
    'signature',
  ].join('.');

export const logIn = () => storeToken(tokenFor());

export const staffUser = (role: Role = 'administrator'): StaffUser => ({
  _id: 'grainne',
  name: 'Gráinne',
  email: 'grainne@thereelists.example',
  role,
  isActive: true,
});

/** An API path as every handler needs it: any origin. */
export const api = (path: string) => `*/api/v1${path}`;
export const ok = (body: object = {}, status = 200) =>
  HttpResponse.json({ ok: true, ...body }, { status });
export const fail = (status: number, message: string, errors?: Record<string, string>) =>
  HttpResponse.json({ ok: false, message, ...(errors && { errors }) }, { status });

const emptyInbox: Omit<ContactsReply, 'contacts'> = {
  page: 0,
  page_size: 20,
  total_pages: 0,
  total_items: 0,
  all_items: 0,
  unread_items: 0,
  spam_items: 0,
};
/** Beside an enquiry or a booking of which nothing else is known. */
export const notes: InboxNotes = {
  kept_until: '2028-11-19',
  consent_version: '',
  also_from_address: [],
};
const alone: InboxPlace = { position: 1, total_items: 1, previous: null, next: null };

/** A server on which Gráinne is logged in and nothing has come in yet. */
export const staffServer = setupServer(
  http.get(api('/auth/me'), () => ok({ user: staffUser() })),
  http.get(api('/contacts'), () => ok({ contacts: [], ...emptyInbox })),
  http.get(api('/bookings'), () => ok({ bookings: [], ...emptyInbox })),
  http.get(api('/contacts/place/:id'), () => ok({ place: alone })),
  http.get(api('/bookings/place/:id'), () => ok({ place: alone })),
  http.get(api('/mails'), () =>
    ok({
      mails: [],
      ...emptyInbox,
      waiting_items: 0,
      failed_items: 0,
      sent_items: 0,
      is_sending: true,
    }),
  ),
  http.get(api('/bookings/slots'), () => ok({ days: [] })),
);

/** Shows these pages behind the guard, with a home page to be sent to. */
export const renderStaff = (pages: RouteObject[], path: string) => {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>The public site</h1> },
      { element: <AdminLayout />, children: pages },
    ],
    { initialEntries: [path] },
  );
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...view, router, queryClient };
};
