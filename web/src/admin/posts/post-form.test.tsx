import type { Post } from '@reelists/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, fail, logIn, ok, renderStaff, staffServer, tokenFor } from '../../testing/staff.tsx';
import { EditPostPage } from './edit-post-page.tsx';
import { keepDraft, newDraftKey, readKeptDrafts } from './kept-draft.ts';
import { NewPostPage } from './new-post-page.tsx';
import { EMPTY_POST, toFormValues } from './post-form-values.ts';

// The writing surface needs a browser's layout; the browser tests use it. Here the form around it is tried.
vi.mock('./body-editor.tsx', () => ({
  BodyEditor: (props: { label: string; value: string; onChange: (html: string) => void }) => (
    <textarea
      aria-label={props.label}
      defaultValue={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    />
  ),
}));

const post: Post = {
  _id: 'p1',
  title: 'Five days',
  header_image: {
    url: '/uploads/five.jpg',
    mime: 'image/jpeg',
    name: 'five.jpg',
    size: 1,
    alt: 'Mics',
  },
  wysiwyg: '<p>They rang on a Tuesday.</p>',
  status: 'Draft',
  slug: 'five-days',
  excerpt: '',
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-02T09:00:00.000Z',
  published_at: null,
  published_on: '2026-11-01',
  publish_at: null,
  pictures: [],
};
const pages = [
  { path: '/admin/posts', element: <h1>The list</h1> },
  { path: '/admin/posts/create', element: <NewPostPage /> },
  { path: '/admin/post/:id', element: <EditPostPage /> },
];
/** Answers each save in turn, and keeps what was sent. */
const saves = (path: string, ...answers: (() => Response)[]) => {
  const sent: { details: Record<string, unknown>; form: FormData; headers: Headers }[] = [];
  staffServer.use(
    http.post(api(path), async ({ request }) => {
      const form = await request.formData();
      sent.push({
        form,
        headers: request.headers,
        details: JSON.parse(form.get('post_details') as string) as Record<string, unknown>,
      });
      return (answers[sent.length - 1] ?? answers.at(-1))?.() ?? ok();
    }),
  );
  return sent;
};
const title = () => screen.findByLabelText<HTMLInputElement>('Title');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save post' }));

beforeAll(() => staffServer.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  localStorage.clear();
  logIn();
  staffServer.use(http.get(api('/blog/get/p1'), () => ok({ post })));
});
afterEach(() => staffServer.resetHandlers());
afterAll(() => staffServer.close());

describe('saving a post', () => {
  it('says Success!, then goes to the list', async () => {
    const sent = saves('/blog/create', () => ok({ post: { _id: 'p2' } }, 201));
    const { router } = renderStaff(pages, '/admin/posts/create');
    await userEvent.type(await title(), 'Butter, slowly');
    await userEvent.type(screen.getByLabelText('Body'), '<p>Slowly.</p>');
    await save();
    const popup = await screen.findByRole('alertdialog', { name: 'Success!' });
    expect(popup.textContent).toContain('Saved. It reads well.');
    expect(sent[0]?.details).toMatchObject({
      title: 'Butter, slowly',
      wysiwyg: '<p>Slowly.</p>',
      status: 'Draft',
    });
    expect(sent[0]?.headers.get('access_token')).toBeTruthy();
    await userEvent.click(within(popup).getByRole('button', { name: 'Grand' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/posts'));
  });

  it('leads back to the rows of the list it was opened from', async () => {
    saves('/blog/update/p1', () => ok({ post: { _id: 'p1' } }));
    const { router } = renderStaff(pages, '/admin/post/p1?search=five&status=Draft');
    await userEvent.type(await title(), '!');
    const back = within(screen.getByRole('main')).getByRole('link', { name: 'Posts' });
    expect(back.getAttribute('href')).toBe('/admin/posts?search=five&status=Draft');
    await save();
    await screen.findByRole('alertdialog', { name: 'Success!' });
    await userEvent.click(screen.getByRole('button', { name: 'Grand' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/posts'));
    expect(router.state.location.search).toBe('?search=five&status=Draft');
  });

  it('says Couldn’t save Post! and keeps everything when the server fails', async () => {
    saves('/blog/update/p1', () => fail(503, 'The server is asleep.'));
    renderStaff(pages, '/admin/post/p1');
    await userEvent.type(await title(), ', half a million');
    await save();
    const popup = await screen.findByRole('alertdialog', { name: "Couldn't save Post!" });
    expect(popup.textContent).toContain('The server is asleep.');
    expect((await title()).value).toBe('Five days, half a million');
    expect(readKeptDrafts('p1')[0]?.values.title).toBe('Five days, half a million');
  });

  it('saves on a site without HTTPS, where browsers have no randomUUID', async () => {
    vi.stubGlobal('crypto', {
      getRandomValues: (bytes: Uint8Array) => bytes.fill(7),
    });
    const sent = saves('/blog/create', () => ok({ post: { _id: 'p2' } }, 201));
    renderStaff(pages, '/admin/posts/create');
    await userEvent.type(await title(), 'Plain');
    await save();
    await screen.findByRole('alertdialog', { name: 'Success!' });
    vi.unstubAllGlobals();
    expect(sent[0]?.headers.get('idempotency-key')).toBe('07'.repeat(16));
  });

  it('asks for a title', async () => {
    renderStaff(pages, '/admin/posts/create');
    await title();
    await save();
    expect(await screen.findByText('Required')).toBeTruthy();
  });

  it('never cuts a title: it says that it is too long', async () => {
    const long = 'A long title, '.repeat(20);
    renderStaff(pages, '/admin/posts/create');
    await userEvent.click(await title());
    await userEvent.paste(long);
    await save();
    expect(await screen.findByText('At most 200 characters')).toBeTruthy();
    expect((await title()).value).toBe(long);
  });

  it('sends the address staff chose', async () => {
    const sent = saves('/blog/update/p1', () => ok({ post: { _id: 'p1' } }));
    renderStaff(pages, '/admin/post/p1');
    await title();
    const address = screen.getByLabelText<HTMLInputElement>('Address');
    expect(address.value).toBe('five-days');
    await userEvent.clear(address);
    await userEvent.type(address, 'half-a-million');
    await save();
    await screen.findByRole('alertdialog', { name: 'Success!' });
    expect(sent[0]?.details.slug).toBe('half-a-million');
  });

  it('asks when a scheduled post appears', async () => {
    renderStaff(pages, '/admin/posts/create');
    await userEvent.type(await title(), 'Later');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Scheduled');
    await save();
    expect(await screen.findByText('Required when the post is scheduled')).toBeTruthy();
  });

  it('tells of another person’s save before writing over it', async () => {
    const sent = saves(
      '/blog/update/p1',
      () => fail(409, 'Somebody else saved this post.'),
      () => ok({ post: { _id: 'p1' } }),
    );
    renderStaff(pages, '/admin/post/p1');
    await userEvent.type(await title(), '!');
    await save();
    const popup = await screen.findByRole('alertdialog', { name: 'Somebody was here first' });
    expect(sent[0]?.details.expected_updated_at).toBe(post.updatedAt);
    await userEvent.click(within(popup).getByRole('button', { name: 'Save mine over it' }));
    await screen.findByRole('alertdialog', { name: 'Success!' });
    expect(sent[1]?.details).not.toHaveProperty('expected_updated_at');
  });

  it('asks for the password on the spot when the session has ended, then goes on', async () => {
    const sent = saves(
      '/blog/update/p1',
      () => fail(401, 'Your login has ended.'),
      () => ok({ post: { _id: 'p1' } }),
    );
    staffServer.use(http.post(api('/auth/login'), () => ok({ access_token: tokenFor() })));
    renderStaff(pages, '/admin/post/p1');
    await userEvent.type(await title(), '!');
    await save();
    const dialog = await screen.findByRole('alertdialog', { name: 'You’ve been logged out' });
    const login = within(dialog);
    expect(login.getByLabelText<HTMLInputElement>('Email').value).toBe(
      'grainne@thereelists.example',
    );
    expect(document.activeElement).toBe(login.getByLabelText('Password'));
    await userEvent.keyboard('kettle-first');
    await userEvent.click(login.getByRole('button', { name: 'Login and save' }));
    await screen.findByRole('alertdialog', { name: 'Success!' });
    expect(sent[1]?.details.title).toBe('Five days!');
  });

  it('keeps the words when the person would rather not log in now', async () => {
    saves('/blog/update/p1', () => fail(401, 'Your login has ended.'));
    renderStaff(pages, '/admin/post/p1');
    await userEvent.type(await title(), '!');
    await save();
    await screen.findByRole('alertdialog', { name: 'You’ve been logged out' });
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await screen.findByRole('alertdialog', { name: "Couldn't save Post!" });
    expect((await title()).value).toBe('Five days!');
  });

  it('asks for the password once, however often the sidebar is refused its counts', async () => {
    const { queryClient } = renderStaff(pages, '/admin/post/p1');
    await userEvent.type(await title(), '!');
    const refused = vi.fn();
    staffServer.use(
      http.get(api('/contacts'), () => {
        refused();
        return fail(401, 'Your login has ended.');
      }),
    );
    window.dispatchEvent(new Event('visibilitychange'));
    await screen.findByRole('alertdialog', { name: 'You’ve been logged out' });
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    refused.mockClear();
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(refused).toHaveBeenCalled());
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect((await title()).value).toBe('Five days!');
  });
});

describe('words not saved', () => {
  it('are kept on this device and can be used after a crash', async () => {
    keepDraft(newDraftKey('p1'), { ...toFormValues(post), title: 'Six days' }, post.updatedAt);
    const sent = saves('/blog/update/p1', () => ok({ post: { _id: 'p1' } }));
    renderStaff(pages, '/admin/post/p1');
    await userEvent.click(await screen.findByRole('button', { name: 'Use them' }));
    expect((await title()).value).toBe('Six days');
    await save();
    await screen.findByRole('alertdialog', { name: 'Success!' });
    expect(sent[0]?.details.title).toBe('Six days');
    expect(readKeptDrafts('p1')).toEqual([]);
  });

  it('of two tabs are kept apart, and offered one after the other', async () => {
    keepDraft(newDraftKey('new'), { ...EMPTY_POST, title: 'The first tab' }, null);
    await new Promise((resolve) => setTimeout(resolve, 5));
    keepDraft(newDraftKey('new'), { ...EMPTY_POST, title: 'The second tab' }, null);
    saves('/blog/create', () => ok({ post: { _id: 'p2' } }, 201));
    renderStaff(pages, '/admin/posts/create');
    await userEvent.type(await title(), 'Something else');
    await waitFor(() => expect(readKeptDrafts('new')).toHaveLength(3), { timeout: 2000 });
    await userEvent.click(screen.getByRole('button', { name: 'Throw them away' }));
    await userEvent.click(screen.getByRole('button', { name: 'Use them' }));
    expect((await title()).value).toBe('The first tab');
    await save();
    await screen.findByRole('alertdialog', { name: 'Success!' });
    expect(readKeptDrafts('new')).toEqual([]);
  });

  it('can be thrown away', async () => {
    keepDraft(newDraftKey('p1'), { ...toFormValues(post), title: 'Six days' }, post.updatedAt);
    renderStaff(pages, '/admin/post/p1');
    await userEvent.click(await screen.findByRole('button', { name: 'Throw them away' }));
    expect((await title()).value).toBe('Five days');
    expect(readKeptDrafts('p1')).toEqual([]);
  });

  it('are kept as one types', async () => {
    renderStaff(pages, '/admin/posts/create');
    await userEvent.type(await title(), 'Half a thought');
    await waitFor(() => expect(readKeptDrafts('new')[0]?.values.title).toBe('Half a thought'), {
      timeout: 2000,
    });
    expect(screen.getByText('Unsaved changes, kept on this device')).toBeTruthy();
  });

  it('are not left without asking', async () => {
    const { router } = renderStaff(pages, '/admin/post/p1');
    await userEvent.type(await title(), '!');
    await userEvent.click(screen.getByRole('link', { name: 'Contacts' }));
    await screen.findByRole('alertdialog', { name: 'You have unsaved changes. Leave anyway?' });
    await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(router.state.location.pathname).toBe('/admin/post/p1');
    expect((await title()).value).toBe('Five days!');
  });
});

describe('the header image', () => {
  const choose = (name: string, type: string) =>
    userEvent.upload(screen.getByLabelText('Header image'), new File(['x'], name, { type }), {
      applyAccept: false,
    });

  it('goes with the post, with its words', async () => {
    const sent = saves('/blog/update/p1', () => ok({ post: { _id: 'p1' } }));
    renderStaff(pages, '/admin/post/p1');
    await title();
    await choose('new.jpg', 'image/jpeg');
    await save();
    await screen.findByRole('alertdialog', { name: 'Success!' });
    expect((sent[0]?.form.get('updated_header_image') as File).name).toBe('new.jpg');
    expect(sent[0]?.details.header_image_alt).toBe('Mics');
  });

  it('can be taken away', async () => {
    const sent = saves('/blog/update/p1', () => ok({ post: { _id: 'p1' } }));
    renderStaff(pages, '/admin/post/p1');
    await title();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await save();
    await screen.findByRole('alertdialog', { name: 'Success!' });
    expect(sent[0]?.details.remove_header_image).toBe(true);
  });

  it('is refused before it is sent when it is no picture', async () => {
    renderStaff(pages, '/admin/post/p1');
    await title();
    await choose('notes.txt', 'text/plain');
    expect(await screen.findByText(/That’s not a picture/)).toBeTruthy();
  });
});

describe('a post that is not there', () => {
  it('leads back to the list', async () => {
    staffServer.use(http.get(api('/blog/get/gone'), () => fail(404, 'That post is not here.')));
    renderStaff(pages, '/admin/post/gone');
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy();
  });
});

describe('deleting a post', () => {
  it('asks first', async () => {
    const deleted = vi.fn();
    staffServer.use(
      http.post(api('/blog/delete/p1'), () => {
        deleted();
        return ok();
      }),
    );
    renderStaff(pages, '/admin/post/p1');
    await title();
    await userEvent.click(screen.getByRole('button', { name: 'Delete this post' }));
    await screen.findByRole('alertdialog', { name: 'Delete this post?' });
    expect(deleted).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Delete the post' }));
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeTruthy();
    expect(deleted).toHaveBeenCalledOnce();
  });
});
