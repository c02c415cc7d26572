import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { pageTextQuery, type Texts } from './api/page-texts.ts';
import { createQueryClient } from './api/query-client.ts';
import { DocumentRoot } from './document-root.tsx';
import { EnquiryForm } from './pages/contact/enquiry-form.tsx';

const WORDS = {
  name: 'Orlaith Penderry',
  email: 'orlaith@ternhook.ie',
  subject: 'Brand film',
  message: 'We roast coffee in a shed beside a bridge.',
};

const server = setupServer();
let root: Root | undefined;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  act(() => root?.unmount());
  delete window.reelistsReady;
  document.body.innerHTML = '';
});
afterAll(() => server.close());

it('sends what was typed and pressed before the script had come', async () => {
  const sent = vi.fn();
  server.use(
    http.post('*/api/v1/contacts/create', async ({ request }) => {
      sent(await request.json());
      return HttpResponse.json({ ok: true, message: 'Thanks.', contact: { _id: 'one' } });
    }),
  );
  const queryClient = createQueryClient();
  const version: Texts = { number: '3' };
  queryClient.setQueryData(pageTextQuery('privacy.version').queryKey, version);
  const router = createMemoryRouter([
    { Component: DocumentRoot, children: [{ path: '/', Component: EnquiryForm }] },
  ]);
  const page = (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  for (const [name, text] of Object.entries(WORDS)) {
    const control = place.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (control) control.value = text;
  }
  window.reelistsReady = () => screen.getByRole('button', { name: 'Send it' }).click();

  await act(async () => {
    root = hydrateRoot(place, page);
  });
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ your_details: WORDS });
});
