import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { useBrowser } from './browser.ts';
import { callApi } from './call-api.ts';
import { openPanelApi, type CallPanel } from './call-panel.ts';

const { openPage, openPanelPage } = useBrowser();

const CONTENT = '/content-manager/collection-types';
const POSTS = `${CONTENT}/api::post.post`;
const FILMS = `${CONTENT}/api::work-item.work-item`;
const GRIDS = `${CONTENT}/api::placement.placement`;
const PAGE_TEXTS = `${CONTENT}/api::page-text.page-text`;
const PAGE_VIDEOS = `${CONTENT}/api::video-slot.video-slot`;

interface Film {
  _id: string;
  title: string;
}

let callPanel: CallPanel;
beforeAll(async () => {
  callPanel = await openPanelApi();
});

const makeDraft = async (title: string) => {
  const { data } = await callPanel<{ data: { documentId: string } }>(POSTS, {
    json: { title, wysiwyg: '<p>Three boats and a drone.</p>' },
  });
  return data.documentId;
};
const removePosts = (documentIds: string[]) =>
  callPanel(`${POSTS}/actions/bulkDelete`, { json: { documentIds } });

const filmsOf = async (grid: string) =>
  (await callApi<{ items: Film[] }>(`/work-items?placement=${grid}`)).items;

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const openRow = async (page: Page, text: string) => {
  await rowOf(page, text).first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Save' }).waitFor();
};
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved document').waitFor();
};

/** A page's words as a visitor without JavaScript reads them, in lower case. */
const wordsAt = async (page: Page, path: string) => {
  await page.goto(path);
  return (await page.locator('main').innerText()).toLowerCase();
};

describe('In the panel', () => {
  it('everything of the site is listed by a name people use', async () => {
    const page = await openPanelPage(POSTS);
    const types = page.getByRole('navigation').getByRole('link');
    for (const name of [
      ...['Posts', 'Page texts', 'Page videos', 'Work items', 'Work grids', 'Testimonials'],
      ...['Team', 'Studio Life pictures', 'Contacts', 'Bookings', 'Consultation settings'],
    ])
      await types.filter({ hasText: new RegExp(`^${name}$`) }).waitFor();
    await rowOf(page, 'Published').first().waitFor();
    const heads = await page.getByRole('row').first().getByRole('gridcell').allInnerTexts();
    expect(heads.map((text) => text.trim().toLowerCase()).filter(Boolean)).toEqual([
      'picture',
      'title',
      'published',
      'publish at',
      'status',
    ]);
  });

  it('a login goes on after the half hour its first token is good for', async () => {
    const page = await openPanelPage('/');
    await page
      .getByRole('link', { name: /Content Manager/ })
      .first()
      .waitFor();
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'jwtToken');
    if (!cookie) throw new Error('The panel keeps its token elsewhere');
    await page.context().addCookies([{ ...cookie, value: `${cookie.value}x` }]);
    await page.reload();
    await page
      .getByRole('link', { name: /Content Manager/ })
      .first()
      .waitFor();
  });

  it('several drafts published at once are on the blog at once', async () => {
    const titles = ['First light', 'Second take'].map((title) => `${title} ${Date.now()}`);
    const ids = await Promise.all(titles.map(makeDraft));
    try {
      const site = await openPage({ javaScriptEnabled: false });
      await site.goto('/blog');
      for (const title of titles) expect(await site.getByText(title).count()).toBe(0);

      const page = await openPanelPage(POSTS);
      for (const title of titles) await rowOf(page, title).getByRole('checkbox').click();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Publish entries' });
      for (const title of titles) await dialog.getByText(title).waitFor();
      await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /confirm|publish/i })
        .click();
      for (const title of titles)
        await rowOf(page, title).getByRole('status').filter({ hasText: 'Published' }).waitFor();

      await site.goto('/blog');
      for (const title of titles)
        expect(await site.getByRole('link', { name: title }).count()).toBeGreaterThan(0);
    } finally {
      await removePosts(ids);
    }
  });

  it('a body that could do harm is saved without what harms, and shown so', async () => {
    const title = `A borrowed body ${Date.now()}`;
    const id = await makeDraft(title);
    try {
      const page = await openPanelPage(POSTS);
      await openRow(page, title);
      const body = page.getByLabel('Body');
      await body.fill(
        '<h2>Kept</h2><script>alert(1)</script><p onclick="alert(1)">Also <a href="javascript:alert(1)">kept</a></p>',
      );
      await save(page);
      await expect.poll(() => body.inputValue()).toBe('<h2>Kept</h2><p>Also <a>kept</a></p>');
    } finally {
      await removePosts([id]);
    }
  });

  it('another picture for a film is the one on /our-work', async () => {
    const [film] = await filmsOf('work');
    if (!film) throw new Error('The seed gave /our-work no film');
    const row = `${FILMS}/${film._id}`;
    interface Row {
      title: string;
      alt: string;
      video_id: string;
      thumbnail: { id: number };
    }
    const { data: before } = await callPanel<{ data: Row }>(row);
    try {
      const page = await openPanelPage(FILMS);
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('searchbox', { name: 'Search for Work items' }).fill(film.title);
      await page.keyboard.press('Enter');
      await expect.poll(() => page.getByRole('main').getByRole('checkbox').count()).toBe(2);
      await openRow(page, film.title);

      const picture = page.getByRole('region', { name: 'Picture' });
      await picture.getByRole('button', { name: 'Delete' }).click();
      await picture.getByRole('button', { name: /Click to add an asset/ }).click();
      await page.getByRole('button', { name: 'Add more assets' }).click();
      const still = new URL('../cms/seed/media/service/drone.jpg', import.meta.url);
      await page.locator('input[type=file]').setInputFiles({
        name: 'from-the-panel.jpg',
        mimeType: 'image/jpeg',
        buffer: await readFile(still),
      });
      await page.getByRole('button', { name: 'Upload 1 asset to the library' }).click();
      await page.getByRole('button', { name: 'Finish' }).click();
      await save(page);

      const site = await openPage({ javaScriptEnabled: false });
      await site.goto('/our-work');
      const shown = site.locator('main').getByRole('img', { name: before.alt }).first();
      const src = (await shown.getAttribute('src')) ?? '';
      expect(src).toContain('from_the_panel');
      expect((await site.request.get(src)).headers()['content-type']).toBe('image/jpeg');
    } finally {
      const { data: after } = await callPanel<{ data: Row }>(row);
      const { title, alt, video_id } = before;
      const thumbnail = before.thumbnail.id;
      await callPanel(row, { method: 'PUT', json: { title, alt, video_id, thumbnail } });
      if (after.thumbnail.id !== thumbnail)
        await callPanel(`/upload/files/${after.thumbnail.id}`, { method: 'DELETE' });
    }
  });

  it('a grid put in another order with the keyboard is in that order on its page', async () => {
    const [first, second] = await filmsOf('animation');
    if (!first || !second) throw new Error('The seed gave /animation too few films');
    const isBefore = async (site: Page, one: Film, other: Film) => {
      const text = await wordsAt(site, '/animation');
      const places = [one, other].map(({ title }) => text.indexOf(title.toLowerCase()));
      expect(places).not.toContain(-1);
      return Number(places[0]) < Number(places[1]);
    };
    const { results } = await callPanel<{ results: { documentId: string; key: string }[] }>(GRIDS);
    const grid = results.find(({ key }) => key === 'animation');
    try {
      const site = await openPage({ javaScriptEnabled: false });
      expect(await isBefore(site, first, second)).toBe(true);

      const page = await openPanelPage(GRIDS);
      await openRow(page, 'Animation');
      const films = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: 'Drag' }) });
      await films.first().waitFor();
      // The panel begins with the end of a long list.
      await page.getByRole('button', { name: 'Load More' }).click();
      await films.filter({ hasText: first.title }).waitFor();
      await films.nth(1).getByRole('button', { name: 'Drag' }).focus();
      for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
      await films.first().filter({ hasText: second.title }).waitFor();
      await save(page);

      expect(await isBefore(site, second, first)).toBe(true);
    } finally {
      const work_items = {
        connect: [{ documentId: first._id, position: { start: true } }],
        disconnect: [],
      };
      await callPanel(`${GRIDS}/${grid?.documentId}`, {
        method: 'PUT',
        json: { key: 'animation', label: 'Animation', work_items },
      });
    }
  });

  it('the names the site looks for are closed, and the form says why', async () => {
    const page = await openPanelPage(PAGE_VIDEOS);
    await openRow(page, 'Header');
    for (const label of [/^Page/, /^Section/])
      expect(await page.getByRole('textbox', { name: label }).isDisabled()).toBe(true);
    await page.getByText('The site looks for the place by page and section.').waitFor();

    await page.getByRole('link', { name: 'Page texts' }).click();
    await openRow(page, 'Who are we');
    expect(await page.getByRole('textbox', { name: 'Name in the code' }).isDisabled()).toBe(true);
    await page.getByText('The site looks for the text by this name.').waitFor();
  });

  it('a text taken from its block, or a page video thrown away, is refused with the reason', async () => {
    const page = await openPanelPage(PAGE_TEXTS);
    await openRow(page, 'Who are we');
    await page.getByRole('main').getByRole('button', { name: 'Delete' }).first().click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page
      .getByText(
        'Only the text itself can be changed: the site looks for “home.who” and its fields by name.',
      )
      .waitFor();
    const { block } = await callApi<{ block: { fields: unknown[] } }>('/cms/get/home.who');
    expect(block.fields).toHaveLength(2);

    await page.goto(`/strapi${PAGE_VIDEOS}`);
    await openRow(page, 'Header');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: /Delete/ }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page
      .getByText(
        'Page videos come with the site: change what is in them, but none can be added or taken away.',
      )
      .waitFor();
    const { videos } = await callApi<{ videos: unknown[] }>(
      '/videos/?page=0&page_size=1&page_name=Home&section=Header',
    );
    expect(videos).toHaveLength(1);
  });

  it('a person made inactive is refused at their very next call', async () => {
    const person = { email: `declan.${Date.now()}@thereelists.example`, password: 'Grand-Canal-5' };
    const { data: roles } = await callPanel<{ data: { id: number; code: string }[] }>(
      '/admin/roles',
    );
    const editor = roles.find(({ code }) => code === 'strapi-editor');
    const { data: user } = await callPanel<{ data: { id: number; registrationToken: string } }>(
      '/admin/users',
      { json: { email: person.email, firstname: 'Declan', roles: [editor?.id] } },
    );
    try {
      const { registrationToken } = user;
      await callPanel('/admin/register', {
        json: { registrationToken, userInfo: { firstname: 'Declan', password: person.password } },
      });
      const { access_token: token } = await callApi<{ access_token: string }>('/auth/login', {
        json: person,
      });
      await callApi('/auth/me', { token });

      const page = await openPanelPage('/settings/users');
      await rowOf(page, person.email).getByRole('gridcell', { name: person.email }).click();
      const isActive = page.getByRole('checkbox', { name: 'Active' });
      await isActive.waitFor();
      expect(await isActive.isChecked()).toBe(true);
      await isActive.click();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Saved').first().waitFor();

      await expect(callApi('/auth/me', { token })).rejects.toThrow(
        '403 This account is no longer active.',
      );
    } finally {
      await callPanel(`/admin/users/${user.id}`, { method: 'DELETE' });
    }
  });
});
