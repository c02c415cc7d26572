import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client.ts';
import { clearToken, readToken } from '../../api/session.ts';
import { api, fail, ok, staffServer, tokenFor } from '../../testing/staff.tsx';
import { LoginPage } from './login-page.tsx';

const renderLogin = () => {
  const router = createMemoryRouter(
    [
      { path: '/admin', element: <LoginPage /> },
      { path: '/admin/posts', element: <h1>Posts</h1> },
    ],
    { initialEntries: ['/admin'] },
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
};
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Login' });

beforeAll(() => staffServer.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  clearToken();
  vi.stubGlobal('alert', vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
  staffServer.resetHandlers();
});
afterAll(() => staffServer.close());

const fillIn = async () => {
  await userEvent.type(screen.getByLabelText('Email'), 'grainne@thereelists.example');
  await userEvent.type(screen.getByLabelText('Password'), 'kettle-first');
};

it('cannot be sent while nothing has been typed, or while an answer is awaited', async () => {
  let answer: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  staffServer.use(
    http.post(api('/auth/login'), async () => {
      await waiting;
      return ok({ access_token: tokenFor() });
    }),
  );
  renderLogin();
  expect(button().disabled).toBe(true);
  await fillIn();
  expect(button().disabled).toBe(false);
  await userEvent.click(button());
  expect(button().disabled).toBe(true);
  answer();
  expect(await screen.findByRole('heading', { name: 'Posts' })).toBeTruthy();
});

it('keeps the token and goes to the posts', async () => {
  const token = tokenFor();
  staffServer.use(http.post(api('/auth/login'), () => ok({ access_token: token })));
  const router = renderLogin();
  await fillIn();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Posts' });
  expect(router.state.location.pathname).toBe('/admin/posts');
  expect(readToken()).toBe(token);
});

it('alerts the server’s words when refused, keeps what was typed, and leaves the words under Password', async () => {
  const words = 'That email and password don’t match. Try once more.';
  staffServer.use(http.post(api('/auth/login'), () => fail(401, words)));
  renderLogin();
  await fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(window.alert).toHaveBeenCalledExactlyOnceWith(words));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(
    'grainne@thereelists.example',
  );
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  expect(password.value).toBe('kettle-first');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(password.getAttribute('aria-invalid')).toBe('true');
  expect(readToken()).toBeNull();
});

it('asks for both', async () => {
  renderLogin();
  await userEvent.type(screen.getByLabelText('Email'), 'g');
  await userEvent.click(button());
  expect(await screen.findByText('Required')).toBeTruthy();
  expect(window.alert).not.toHaveBeenCalled();
});

it('has a Forgot Password that can be found, does nothing, and says who to ask', async () => {
  const router = renderLogin();
  const forgot = screen.getByRole('button', { name: 'Forgot Password' });
  expect(forgot.getAttribute('aria-disabled')).toBe('true');
  const note = document.getElementById(forgot.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Ask whoever looks after this site.');
  await userEvent.click(forgot);
  expect(router.state.location.pathname).toBe('/admin');
});
