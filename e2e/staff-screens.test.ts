import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { STAFF } from '../scripts/start-product.mjs';
import { DESKTOP, PHONE, useBrowser } from './browser.ts';
import { callApi, staffToken } from './call-api.ts';

const { openPage, openStaffPage } = useBrowser();

const API = '/api/v1';

const popupOf = (page: Page) => page.getByRole('alertdialog');
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name });

/** What the server says when it has nothing, which is not how a product with content begins. */
const NOTHING = {
  ok: true,
  ...{ items: [], contacts: [], bookings: [], videos: [] },
  ...{ page: 0, page_size: 20, total_pages: 0, total_items: 0, unread_items: 0 },
};

describe('With nothing to show', () => {
  it.each([
    ['Contacts', 'contacts', 'No Contacts available yet. Quiet day. Enjoy it.'],
    ['Bookings', 'bookings', 'No Bookings available yet. The kettle is ready when they are.'],
    ['Page Content', 'videos', 'No Videos available yet. Green screens all round.'],
    ['Posts', 'blog', 'No posts yet. Press + New Blog and break the silence.'],
  ])('%s says so', async (name, resource, words) => {
    const page = await openStaffPage();
    await link(page, 'CMS').click();
    await page.getByRole('heading', { level: 1, name: 'Words on the page' }).waitFor();
    await page.route(new RegExp(`${API}/${resource}/?\\?`), (route) =>
      route.fulfill({ json: NOTHING }),
    );
    await link(page, name).click();
    await page.getByText(words, { exact: true }).waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
  });
});

describe('When the server fails', () => {
  it.each([
    ['contacts', '/admin/contacts', 'contacts/?\\?'],
    ['bookings', '/admin/bookings', 'bookings/?\\?'],
    ['page videos', '/admin/videos', 'videos/?\\?'],
  ])('the list of %s shows its words in a popup, and comes when asked again', async (...row) => {
    const [, path, call] = row;
    const page = await openStaffPage({ expectedErrors: /500/ });
    const list = new RegExp(`${API}/${call}`);
    await page.route(list, (route) =>
      route.fulfill({ status: 500, json: { ok: false, message: 'The shelf fell down.' } }),
    );
    await page.goto(path);
    await popupOf(page).getByRole('heading', { name: 'Error', exact: true }).waitFor();
    expect(await popupOf(page).innerText()).toContain('The shelf fell down.');
    await page.unroute(list);
    await popupOf(page).getByRole('button', { name: 'Back to it' }).click();
    const reply = page.waitForResponse(list);
    await page.getByRole('button', { name: 'Try again' }).click();
    expect((await reply).status()).toBe(200);
    await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
  });

  it.each([
    ['An enquiry', '/admin/contact/no-such-one', 'That enquiry is not here.'],
    ['A booking', '/admin/booking/no-such-one', 'That booking is not here.'],
    [
      'A place for a video',
      '/admin/videos/create/no-such-one+Home+Nowhere',
      'That place for a video is not here.',
    ],
  ])('%s that is not there says so in a popup', async (_name, path, words) => {
    const page = await openStaffPage({ expectedErrors: /404/ });
    await page.goto(path);
    await popupOf(page).getByRole('heading', { name: 'Error', exact: true }).waitFor();
    expect(await popupOf(page).innerText()).toContain(words);
  });
});

interface Row {
  _id: string;
}

/** Every screen there is, with something on it. */
const everyScreen = async () => {
  const token = await staffToken();
  const { days } = await callApi<{
    days: { date: string; slots: { time: string; free: boolean }[] }[];
  }>('/bookings/slots');
  const [when] = days.flatMap(({ date, slots }) =>
    slots.filter(({ free }) => free).map(({ time }) => ({ date, time })),
  );
  const person = { name: 'Orla Quane', email: `orla${Date.now()}@ternhook.ie`, subject: 'Film' };
  await callApi('/contacts/create', { json: { your_details: { ...person, message: 'Soon?' } } });
  const { booking } = await callApi<{ booking: Row }>('/bookings/create', {
    json: { your_details: { ...person, number: '085 555 0118', ...when } },
  });
  const { contacts } = await callApi<{ contacts: Row[] }>('/contacts/', { token });
  const { mails } = await callApi<{ mails: Row[] }>('/mails/', { token });
  const { items } = await callApi<{ items: Row[] }>('/blog/?count=1');
  const { blocks } = await callApi<{ blocks: Row[] }>('/cms/');
  const { videos } = await callApi<{ videos: Row[] }>('/videos/?page_name=Home&section=Header');
  return [
    '/admin/posts',
    '/admin/posts/create',
    `/admin/post/${items[0]?._id}`,
    '/admin/contacts',
    `/admin/contact/${contacts[0]?._id}`,
    '/admin/bookings',
    `/admin/booking/${booking._id}`,
    '/admin/videos',
    `/admin/videos/create/${videos[0]?._id}+Home+Header`,
    '/admin/cms',
    `/admin/cms/${blocks[0]?._id}`,
    '/admin/mail',
    `/admin/mail/${mails[0]?._id}`,
    '/admin/personal-data',
  ];
};

const violationsOf = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
};

describe('Every screen', () => {
  let screens: string[];
  beforeAll(async () => {
    screens = await everyScreen();
  });

  it.each([
    ['a phone', PHONE],
    ['a desk', DESKTOP],
  ])('is open to everyone on %s, and does not scroll sideways', async (_name, viewport) => {
    const page = await openPage({ viewport, reducedMotion: 'reduce' });
    const found: string[] = [];
    const check = async (name: string) => {
      for (const violation of await violationsOf(page)) found.push(`${name}: ${violation}`);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      if (scrollWidth > viewport.width) found.push(`${name} is ${scrollWidth} pixels wide`);
    };
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Login' }).waitFor();
    await check('/admin');
    await page.getByLabel('Email').fill(STAFF.email);
    await page.getByLabel('Password').fill(STAFF.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/admin/posts');
    for (const path of screens) {
      await page.goto(path);
      await page.locator('main h1').waitFor();
      await expect.poll(() => page.getByText('Rolling…').count(), { message: path }).toBe(0);
      await Promise.all(page.frames().map((frame) => frame.waitForLoadState()));
      await check(path);
    }
    expect(found).toEqual([]);
  });
});

describe('Words without end', () => {
  const long = (length: number) => 'w'.repeat(length);
  const person = { name: long(120), email: `${long(240)}@ternhook.ie`, subject: long(120) };

  it.each([
    ['contacts', { ...person, message: long(5_000) }],
    ['bookings', { ...person, number: '1'.repeat(32) }],
  ])('push no column of %s off the screen', async (inbox, details) => {
    const { days } = await callApi<{
      days: { date: string; slots: { time: string; free: boolean }[] }[];
    }>('/bookings/slots');
    const free = days
      .flatMap(({ date, slots }) => slots.map((slot) => ({ date, ...slot })))
      .filter((slot) => slot.free)
      .map(({ date, time }) => ({ date, time }));
    const last = free.pop();
    // No other day is as wide in words as a Wednesday.
    const wide = free.findLast(({ date }) => new Date(date).getUTCDay() === 3) ?? free[0];
    const create = (your_details: object) =>
      callApi<{ booking?: { _id: string } }>(`/${inbox}/create`, { json: { your_details } });
    await create({ ...details, ...(inbox === 'bookings' && last) });
    if (inbox === 'bookings') {
      // Its mark does not break either.
      const { booking } = await create({
        ...{ name: 'Una', email: 'una@ternhook.ie', number: '01 234 5678', subject: 'Film' },
        ...wide,
      });
      const token = await staffToken();
      await callApi(`/bookings/cancel/${booking?._id}`, { json: {}, token });
    }
    for (const width of [1440, 1200, 1024, 768]) {
      const page = await openStaffPage({ viewport: { width, height: 900 } });
      await page.goto(`/admin/${inbox}`);
      await page
        .getByRole('cell', { name: long(120) })
        .first()
        .waitFor();
      const rights = await page
        .getByRole('columnheader')
        .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().right));
      expect(Math.max(...rights), `${width}`).toBeLessThanOrEqual(width);
    }
  });
});

describe('With the keyboard alone', () => {
  it('somebody logs in, writes a post and publishes it', async () => {
    const title = `Ternhook by keys ${Date.now()}`;
    const page = await openPage();
    /** Tab until the thing has the focus; a screen that hides it from the keyboard never gives it. */
    const tabTo = async (target: ReturnType<Page['locator']>) => {
      await target.waitFor();
      for (let presses = 0; presses < 40; presses += 1) {
        if (await target.evaluate((node) => node === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Forty presses of Tab do not lead to ${String(target)}`);
    };
    await page.goto('/admin');
    await tabTo(page.getByLabel('Email'));
    await page.keyboard.type(STAFF.email);
    await tabTo(page.getByLabel('Password'));
    await page.keyboard.type(STAFF.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/posts');

    await tabTo(page.getByRole('link', { name: '+ New Blog' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/posts/create');
    await tabTo(page.getByRole('textbox', { name: 'Title' }));
    await page.keyboard.type(title);
    await tabTo(page.getByRole('button', { name: 'Heading', exact: true }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const body = page.getByRole('textbox', { name: 'Body' });
    await expect.poll(() => body.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.type('Not one click.');
    await tabTo(page.getByLabel('Status'));
    await page.keyboard.type('Pub');
    expect(await page.getByLabel('Status').inputValue()).toBe('Published');
    await tabTo(page.getByRole('button', { name: 'Save post' }));
    await page.keyboard.press('Enter');
    await popupOf(page).getByRole('heading', { name: 'Success!' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/posts');

    const token = await staffToken();
    const { items } = await callApi<{ items: (Row & { wysiwyg: string; status: string })[] }>(
      `/blog/?search=${encodeURIComponent(title)}`,
      { token },
    );
    for (const { _id } of items) await callApi(`/blog/delete/${_id}`, { json: {}, token });
    expect(items.map(({ wysiwyg, status }) => [wysiwyg, status])).toEqual([
      ['<p><strong>Not one click.</strong></p>', 'Published'],
    ]);
  });
});
