import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { STAFF } from '../scripts/start-product.mjs';
import { useBrowser } from './browser.ts';
import { callApi, staffToken } from './call-api.ts';

const { openPage, openStaffPage } = useBrowser();

const PICTURE = fileURLToPath(new URL('../cms/seed/media/stills/work-09.jpg', import.meta.url));
/** In the title of every post written here, which is how they are found and taken away again. */
const HARBOUR = 'Ternhook Harbour';

interface Post {
  _id: string;
  title: string;
  wysiwyg: string;
  slug: string;
  status: string;
}

const writtenHere = async (token: string) => {
  const { items } = await callApi<{ items: Post[] }>(
    `/blog/?count=50&search=${encodeURIComponent(HARBOUR)}`,
    { token },
  );
  return items;
};

const makePost = async (title: string, status = 'Published') => {
  const form = new FormData();
  const details = { title, status, wysiwyg: '<p>The tide waits for no one.</p>' };
  form.set('post_details', JSON.stringify(details));
  const response = await fetch(`${inject('origin')}/api/v1/blog/create`, {
    method: 'POST',
    headers: { access_token: await staffToken() },
    body: form,
  });
  const { post } = (await response.json()) as { post: { _id: string } };
  return post._id;
};
const postOf = async (id: string) =>
  (await callApi<{ post: Post }>(`/blog/get/${id}`, { token: await staffToken() })).post;

afterEach(async () => {
  const token = await staffToken();
  for (const { _id } of await writtenHere(token))
    await callApi(`/blog/delete/${_id}`, { json: {}, token });
});

const bodyOf = (page: Page) => page.getByRole('textbox', { name: 'Body' });
const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const popupOf = (page: Page) => page.getByRole('alertdialog');
const save = (page: Page) => page.getByRole('button', { name: 'Save post' }).click();

/** What a popup says, once it says `title`. */
const wordsOf = async (page: Page, title: string) => {
  await popupOf(page).getByRole('heading', { name: title, exact: true }).waitFor();
  return popupOf(page).innerText();
};
const saveWell = async (page: Page) => {
  await save(page);
  expect(await wordsOf(page, 'Success!')).toContain('Saved. It reads well.');
  expect(new URL(page.url()).pathname).not.toBe('/admin/posts');
  await popupOf(page).getByRole('button', { name: 'Grand' }).click();
  await page.waitForURL('**/admin/posts');
};

const choosePicture = async (page: Page) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await (await chooser).setFiles(PICTURE);
};
const startPost = async (page: Page, title: string) => {
  await page.getByRole('link', { name: '+ New Blog' }).click();
  await page.waitForURL('**/admin/posts/create');
  await titleOf(page).fill(title);
  await bodyOf(page).fill('Three boats and a drone.');
};
const openPost = async (page: Page, title: string) => {
  await rowOf(page, title).getByRole('link', { name: title, exact: true }).click();
  await titleOf(page).waitFor();
};
const isLoaded = (image: Locator) =>
  image.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth > 0);

/** The token of somebody whose session the server has ended; the browser cannot tell. */
const endSession = (page: Page) =>
  page.evaluate(() => {
    const key = 'reelists_access_token';
    const [head, payload] = (localStorage.getItem(key) ?? '').split('.');
    localStorage.setItem(key, `${head}.${payload}.ended`);
  });

describe('A post', () => {
  it('is written with a picture, seen before it is saved, and on the blog at once', async () => {
    const title = `${HARBOUR} at four in the morning`;
    const page = await openStaffPage();
    await page.getByRole('link', { name: '+ New Blog' }).click();
    await titleOf(page).fill(title);
    await bodyOf(page).click();
    await page.getByRole('button', { name: 'Heading', exact: true }).click();
    await page.keyboard.type('Before the tide');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Three boats and ');
    await page.getByRole('button', { name: 'Bold' }).click();
    await page.keyboard.type('one drone');
    await choosePicture(page);
    await page.getByLabel('What it shows').fill('A harbour before the sun.');
    await page.getByLabel('Status').selectOption('Published');

    const opener = page.getByRole('button', { name: 'Preview' });
    await opener.click();
    const preview = page.frameLocator('iframe[title="The post as visitors will see it"]');
    await preview.getByRole('heading', { name: title }).waitFor();
    await preview.getByRole('heading', { name: 'Before the tide' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => opener.evaluate((node) => node === document.activeElement)).toBe(true);

    await saveWell(page);
    const row = rowOf(page, title);
    await row.waitFor();
    expect(await row.innerText()).toContain('Published');

    const visitor = await openPage();
    await visitor.goto('/blog');
    await visitor.getByRole('link', { name: title }).first().click();
    await visitor.getByRole('heading', { level: 1, name: title }).waitFor();
    await visitor.getByRole('heading', { name: 'Before the tide' }).waitFor();
    expect(await visitor.locator('main strong', { hasText: 'one drone' }).count()).toBe(1);
    const picture = visitor.getByRole('img', { name: 'A harbour before the sun.' });
    await expect.poll(() => isLoaded(picture)).toBe(true);
  });

  it('is changed, and the blog says so at once', async () => {
    const title = `${HARBOUR} in the rain`;
    const id = await makePost(title);
    const visitor = await openPage();
    await visitor.goto(`/blog/${id}`);
    await visitor.getByRole('heading', { level: 1, name: title }).waitFor();

    const page = await openStaffPage();
    await openPost(page, title);
    await titleOf(page).fill(`${HARBOUR} in the sun`);
    await bodyOf(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' It came back.');
    await saveWell(page);

    await visitor.reload();
    await visitor.getByRole('heading', { level: 1, name: `${HARBOUR} in the sun` }).waitFor();
    await visitor.getByText('The tide waits for no one. It came back.').waitFor();
  });

  it('that is scheduled needs a date, and waits for it unseen', async () => {
    const title = `${HARBOUR} next year`;
    const page = await openStaffPage();
    await startPost(page, title);
    await page.getByLabel('Status').selectOption('Scheduled');
    await save(page);
    await page.getByText('Required when the post is scheduled').waitFor();
    const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Appears on').fill(`${inAYear}T09:30`);
    await saveWell(page);
    expect(await rowOf(page, title).innerText()).toContain('Scheduled');

    const [post] = await writtenHere(await staffToken());
    const visitor = await openPage({ expectedErrors: /404/ });
    await visitor.goto('/blog');
    expect(await visitor.locator('main').innerText()).not.toContain(title);
    expect((await visitor.goto(`/blog/${post?.slug}`))?.status()).toBe(404);
  });

  it('is deleted only by somebody who says so twice', async () => {
    const title = `${HARBOUR}, a mistake`;
    const id = await makePost(title);
    const page = await openStaffPage();
    await openPost(page, title);
    const ask = page.getByRole('button', { name: 'Delete this post' });
    await ask.click();
    expect(await wordsOf(page, 'Delete this post?')).toContain(title);
    await popupOf(page).getByRole('button', { name: 'Keep it' }).click();
    await popupOf(page).waitFor({ state: 'hidden' });
    expect((await postOf(id)).title).toBe(title);

    await ask.click();
    await popupOf(page).getByRole('button', { name: 'Delete the post' }).click();
    await page.waitForURL('**/admin/posts');
    await page.getByText('The post is gone.').waitFor();
    await rowOf(page, title).waitFor({ state: 'detached' });
    const visitor = await openPage({ expectedErrors: /404/ });
    expect((await visitor.goto(`/blog/${id}`))?.status()).toBe(404);
  });
});

describe('What somebody has typed', () => {
  it('is offered again after the page went away unsaved', async () => {
    const title = `${HARBOUR}, half a thought`;
    const page = await openStaffPage();
    await startPost(page, title);
    await page.getByText('Unsaved changes, kept on this device').waitFor();
    await page.reload();
    await page.getByText('that were never saved are still on this device').waitFor();
    expect(await titleOf(page).inputValue()).toBe('');
    await page.getByRole('button', { name: 'Use them' }).click();
    expect(await titleOf(page).inputValue()).toBe(title);
    expect(await bodyOf(page).innerText()).toContain('Three boats and a drone.');
    await saveWell(page);

    await page.getByRole('link', { name: '+ New Blog' }).click();
    await titleOf(page).waitFor();
    expect(await page.getByRole('button', { name: 'Use them' }).count()).toBe(0);
  });

  it('is never saved over somebody else’s words unasked', async () => {
    const title = `${HARBOUR}, two hands`;
    const id = await makePost(title, 'Draft');
    const first = await openStaffPage();
    const second = await openStaffPage({ expectedErrors: /409/ });
    await openPost(first, title);
    await openPost(second, title);
    await titleOf(first).fill(`${title}, hers`);
    await saveWell(first);

    await titleOf(second).fill(`${title}, his`);
    await save(second);
    expect(await wordsOf(second, 'Somebody was here first')).toContain(
      'Somebody else saved this post while you were writing. Your words are still here.',
    );
    expect((await postOf(id)).title).toBe(`${title}, hers`);
    await popupOf(second).getByRole('button', { name: 'Back to it' }).click();
    expect(await titleOf(second).inputValue()).toBe(`${title}, his`);

    await save(second);
    await popupOf(second).getByRole('button', { name: 'Save mine over it' }).click();
    await wordsOf(second, 'Success!');
    expect((await postOf(id)).title).toBe(`${title}, his`);
  });

  it('outlives the session: a login on the spot, and the save goes on', async () => {
    const title = `${HARBOUR} after midnight`;
    const page = await openStaffPage({ expectedErrors: /401/ });
    await startPost(page, title);
    await endSession(page);
    await save(page);
    await wordsOf(page, 'You’ve been logged out');
    expect(await titleOf(page).inputValue()).toBe(title);
    const password = popupOf(page).getByLabel('Password');
    await password.fill('not the password');
    await popupOf(page).getByRole('button', { name: 'Login and save' }).click();
    await popupOf(page).getByText('That email and password don’t match.').waitFor();
    await password.fill(STAFF.password);
    await popupOf(page).getByRole('button', { name: 'Login and save' }).click();
    await wordsOf(page, 'Success!');
    const posts = await writtenHere(await staffToken());
    expect(posts.map((post) => post.title)).toEqual([title]);
  });

  it('stays in the form, the picture too, when the server cannot save it', async () => {
    const title = `${HARBOUR}, second take`;
    const page = await openStaffPage({ expectedErrors: /500/ });
    await startPost(page, title);
    await choosePicture(page);
    await page.getByLabel('What it shows').fill('A harbour.');
    const create = '**/api/v1/blog/create';
    await page.route(create, (route) =>
      route.fulfill({ status: 500, json: { ok: false, message: 'The disk is full.' } }),
    );
    await save(page);
    expect(await wordsOf(page, "Couldn't save Post!")).toContain('The disk is full.');
    await popupOf(page).getByRole('button', { name: 'Back to it' }).click();
    expect(await titleOf(page).inputValue()).toBe(title);
    expect(await bodyOf(page).innerText()).toContain('Three boats and a drone.');
    expect(await page.getByLabel('What it shows').inputValue()).toBe('A harbour.');
    await page.getByText('work-09.jpg').waitFor();

    await page.unroute(create);
    await saveWell(page);
    await expect.poll(() => isLoaded(rowOf(page, title).locator('img'))).toBe(true);
  });
});

describe('The list of posts', () => {
  it('is where an address without a post leads', async () => {
    const page = await openStaffPage({ expectedErrors: /404/ });
    await page.goto('/admin/post/no-such-post');
    await page.waitForURL('**/admin/posts');
    await page.getByRole('heading', { level: 1, name: 'Posts' }).waitFor();
  });

  it('says Failed in an alert when it does not come, and comes when asked again', async () => {
    const page = await openStaffPage({ expectedErrors: /500/ });
    // Or the alert would come from the page that the reload takes away.
    await page.getByRole('table').waitFor();
    const list = /\/api\/v1\/blog\/\?/;
    await page.route(list, (route) =>
      route.fulfill({ status: 500, json: { ok: false, message: 'The list fell over.' } }),
    );
    const alert = page.waitForEvent('dialog');
    const reload = page.reload();
    const dialog = await alert;
    expect([dialog.type(), dialog.message()]).toEqual(['alert', 'Failed']);
    await dialog.accept();
    await reload;
    await page.getByText('The list fell over.').waitFor();
    await page.unroute(list);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('table').waitFor();
  });
});
