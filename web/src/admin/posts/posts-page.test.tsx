import type { PostSummary } from '@reelists/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { api, fail, logIn, ok, renderStaff, staffServer } from '../../testing/staff.tsx';
import { PostsPage } from './posts-page.tsx';

const post = (number: number, status: PostSummary['status'] = 'Published'): PostSummary => ({
  _id: `p${number}`,
  title: `Post ${number}`,
  header_image: null,
  status,
  slug: `post-${number}`,
  excerpt: '',
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-02T09:00:00.000Z',
  published_at: status === 'Published' ? '2026-11-03T09:00:00.000Z' : null,
  published_on: '2026-11-03',
  publish_at: status === 'Scheduled' ? '2026-12-03T09:00:00.000Z' : null,
});
const pages = [
  { path: '/admin/posts', element: <PostsPage /> },
  { path: '/admin/posts/create', element: <h1>New</h1> },
];

beforeAll(() => staffServer.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  logIn();
  vi.stubGlobal('alert', vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
  staffServer.resetHandlers();
});
afterAll(() => staffServer.close());

it('asks for twelve posts of every status, and for the next twelve by offset', async () => {
  const asked: string[] = [];
  staffServer.use(
    http.get(api('/blog'), ({ request }) => {
      asked.push(new URL(request.url).search);
      return ok({
        items: [post(1), post(2, 'Draft'), post(3, 'Scheduled')],
        page_size: 12,
        total_items: 30,
      });
    }),
  );
  renderStaff(pages, '/admin/posts');
  const table = within(await screen.findByRole('table'));
  for (const status of ['Published', 'Draft', 'Scheduled'])
    expect(table.getByText(status)).toBeTruthy();
  expect(screen.getByText('3 Dec 2026, 09:00')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() =>
    expect(asked).toEqual(['?count=12&offset=0&summary=true', '?count=12&offset=12&summary=true']),
  );
});

it('shows the posts of one status, and how many there are of each', async () => {
  const asked: (string | null)[] = [];
  staffServer.use(
    http.get(api('/blog'), ({ request }) => {
      const filter = new URL(request.url).searchParams.get('filter');
      asked.push(filter);
      return ok({
        items: filter ? [] : [post(1)],
        page_size: 12,
        total_items: filter ? 0 : 5,
        status_counts: { Draft: 0, Published: 4, Scheduled: 1 },
      });
    }),
  );
  const { router } = renderStaff(pages, '/admin/posts?search=tide');
  await userEvent.click(await screen.findByRole('button', { name: 'All 5' }));
  await userEvent.click(screen.getByRole('button', { name: 'Drafts 0' }));
  expect(await screen.findByText(/No post with those words/)).toBeTruthy();
  expect(router.state.location.search).toBe('?search=tide&status=Draft');
  expect(asked.at(-1)).toBe('{"status":"Draft"}');
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('link', { name: 'Post 1' })).toBeTruthy();
});

it('opens a post with the way back to these rows', async () => {
  staffServer.use(
    http.get(api('/blog'), () => ok({ items: [post(1)], page_size: 12, total_items: 13 })),
  );
  renderStaff(pages, '/admin/posts?search=tide&page=2');
  for (const name of ['Post 1', 'Edit Post 1']) {
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe('/admin/post/p1?search=tide&page=2');
  }
});

it('alerts Failed, once, when the list cannot be read', async () => {
  staffServer.use(http.get(api('/blog'), () => fail(503, 'The posts are away.')));
  renderStaff(pages, '/admin/posts');
  expect(await screen.findByText('The posts are away.')).toBeTruthy();
  expect(window.alert).toHaveBeenCalledExactlyOnceWith('Failed');
});

it('says how to begin when there is nothing yet', async () => {
  staffServer.use(http.get(api('/blog'), () => ok({ items: [], page_size: 12, total_items: 0 })));
  renderStaff(pages, '/admin/posts');
  expect(
    await screen.findByText('No posts yet. Press + New Blog and break the silence.'),
  ).toBeTruthy();
  const link = screen.getByRole('link', { name: '+ New Blog' });
  expect(link.getAttribute('href')).toBe('/admin/posts/create');
});
