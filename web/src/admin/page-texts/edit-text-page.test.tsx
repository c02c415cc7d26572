import type { PageText } from '@reelists/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { api, fail, logIn, ok, renderStaff, staffServer } from '../../testing/staff.tsx';
import { EditTextPage } from './edit-text-page.tsx';
import { pageTextPath } from './page-text-path.ts';

// Its frame would open a page of the site; the browser tests look through it.
vi.mock('./text-preview.tsx', () => ({ TextPreview: () => null }));

const block: PageText = {
  _id: 't1',
  key: 'home.showreel',
  page: 'Home',
  label: 'Show Reel Intro',
  fields: [
    {
      name: 'heading',
      label: 'Headline',
      kind: 'line',
      text: 'Bring us half an idea.',
      default_text: 'You bring the idea. Or half of one.',
    },
    { name: 'text', label: 'Paragraphs', kind: 'paragraphs', text: 'One.', default_text: 'One.' },
  ],
};
const pages = [{ path: '/admin/cms/:id', element: <EditTextPage /> }];

beforeAll(() => staffServer.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  logIn();
  staffServer.use(http.get(api('/cms/get/t1'), () => ok({ block })));
});
afterEach(() => staffServer.resetHandlers());
afterAll(() => staffServer.close());

it('shows what a changed field said before, and puts it back', async () => {
  renderStaff(pages, '/admin/cms/t1');
  const headline = await screen.findByLabelText<HTMLInputElement>('Headline');
  expect(screen.getAllByText('Default words')).toHaveLength(1);
  expect(screen.getByText('You bring the idea. Or half of one.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Put it back/ }));
  expect(headline.value).toBe('You bring the idea. Or half of one.');
  expect(screen.getAllByText('Default words')).toHaveLength(2);
});

it('leads back to the rows of the list it was opened from', async () => {
  renderStaff(pages, '/admin/cms/t1?search=idea');
  await screen.findByLabelText('Headline');
  const back = within(screen.getByRole('main')).getByRole('link', { name: 'CMS' });
  expect(back.getAttribute('href')).toBe('/admin/cms?search=idea');
});

it('saves what was changed alone, says that visitors see it, and shows what somebody else changed', async () => {
  const sent: unknown[] = [];
  const words = ['Somebody else’s headline.', 'One. Two.'];
  const fields = block.fields.map((field, index) => ({ ...field, text: words[index] }));
  staffServer.use(
    http.post(api('/cms/update/t1'), async ({ request }) => {
      sent.push(await request.json());
      return ok({ block: { ...block, fields } });
    }),
  );
  renderStaff(pages, '/admin/cms/t1');
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save text' });
  expect(save.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('Paragraphs'), ' Two.');
  await userEvent.click(save);
  expect(await screen.findByText('Saved. Visitors see it from now on.')).toBeTruthy();
  expect(sent).toEqual([{ fields: [{ name: 'text', text: 'One. Two.' }] }]);
  const headline = screen.getByLabelText<HTMLInputElement>('Headline');
  await waitFor(() => expect(headline.value).toBe('Somebody else’s headline.'));
  expect(save.disabled).toBe(true);

  await userEvent.type(screen.getByLabelText('Paragraphs'), ' Three.');
  await userEvent.click(save);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ fields: [{ name: 'text', text: 'One. Two. Three.' }] });
});

it('keeps the words and shows a popup Error when the server fails', async () => {
  staffServer.use(http.post(api('/cms/update/t1'), () => fail(503, 'Not now.')));
  renderStaff(pages, '/admin/cms/t1');
  await userEvent.type(await screen.findByLabelText('Paragraphs'), ' Two.');
  await userEvent.click(screen.getByRole('button', { name: 'Save text' }));
  const popup = await screen.findByRole('alertdialog', { name: 'Error' });
  expect(popup.textContent).toContain('Not now.');
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>('Paragraphs').value).toBe('One. Two.'),
  );
});

it.each([
  ['home.showreel', '/'],
  ['footer', '/'],
  ['services', '/'],
  ['about-the-reelists.intro', '/about-the-reelists'],
  ['privacy.kept', '/privacy'],
])('finds the page of %s', (key, path) => {
  expect(pageTextPath(key)).toBe(path);
});
