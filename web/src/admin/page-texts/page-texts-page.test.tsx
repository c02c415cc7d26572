import type { PageText } from '@reelists/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { api, logIn, ok, renderStaff, staffServer } from '../../testing/staff.tsx';
import { PageTextsPage } from './page-texts-page.tsx';

const block = (key: string, page: string, label: string, text: string): PageText => ({
  _id: key,
  key,
  page,
  label,
  fields: [{ name: 'heading', label: 'Heading', kind: 'line', text, default_text: 'As it was.' }],
  changed: { at: '2025-11-18T10:00:00.000Z', by: 'Gráinne' },
});
const blocks = [
  block('home.showreel', 'Home', 'Show Reel Intro', 'You bring the idea.'),
  block('home.who', 'Home', 'Who are we', 'As it was.'),
  block('footer', 'Every page', 'Footer', 'As it was.'),
  block('about-the-reelists.intro', 'About', 'About intro', 'As it was.'),
];

beforeAll(() => staffServer.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  logIn();
  staffServer.use(http.get(api('/cms'), () => ok({ blocks })));
});
afterEach(() => staffServer.resetHandlers());
afterAll(() => staffServer.close());

const show = (path = '/admin/cms') =>
  renderStaff([{ path: '/admin/cms', element: <PageTextsPage /> }], path);
/** The blocks the table shows, without its headings. */
const shown = async () => {
  const table = within(await screen.findByRole('table', { name: 'Blocks of text, by page' }));
  return table.getAllByRole('link', { name: /^(?!Edit)/ }).map(({ textContent }) => textContent);
};

it('says how much there is, on which page it is, and who changed it when', async () => {
  show();
  expect(await screen.findByText('4 blocks on 2 pages')).toBeTruthy();
  for (const name of ['Home /', 'Every page', 'About /about-the-reelists'])
    expect(screen.getByRole('rowheader', { name })).toBeTruthy();
  expect(screen.getByText('18 Nov 2025, by Gráinne')).toBeTruthy();
  expect(screen.getAllByText('Default words')).toHaveLength(3);
});

it('shows what was changed alone, and keeps that in the address', async () => {
  const { router } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Changed 1' }));
  expect(await shown()).toEqual(['Show Reel Intro']);
  expect(router.state.location.search).toBe('?view=changed');
  await userEvent.click(screen.getByRole('button', { name: 'All 4' }));
  expect(await shown()).toHaveLength(4);
});

it('opens a block with the way back to these rows', async () => {
  show('/admin/cms?search=idea');
  for (const name of ['Show Reel Intro', 'Edit Show Reel Intro']) {
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe('/admin/cms/home.showreel?search=idea');
  }
});

it('finds words, pages and blocks', async () => {
  show('/admin/cms?search=IDEA');
  expect(await shown()).toEqual(['Show Reel Intro']);
});

it('leads back to everything when nothing is found', async () => {
  show('/admin/cms?search=zebra');
  expect(await screen.findByText('Those words are nowhere on the site.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await shown()).toHaveLength(4);
});
