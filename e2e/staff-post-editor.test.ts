import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { callApi, staffToken } from './call-api.ts';

const { openPage, openStaffPage } = useBrowser();

const PICTURE = fileURLToPath(new URL('../cms/seed/media/stills/work-09.jpg', import.meta.url));
const OTHER_PICTURE = fileURLToPath(
  new URL('../cms/seed/media/stills/work-10.jpg', import.meta.url),
);
const NO_PICTURE = fileURLToPath(new URL('../README.md', import.meta.url));
/** In the title of every post written here, which is how they are found and taken away again. */
const QUAY = 'Ternhook Quay';

interface Post {
  _id: string;
  title: string;
  slug: string;
  wysiwyg: string;
}

const writtenHere = async () =>
  (
    await callApi<{ items: Post[] }>(`/blog/?count=50&search=${encodeURIComponent(QUAY)}`, {
      token: await staffToken(),
    })
  ).items;
const makePost = async (details: object) => {
  const json = { wysiwyg: '<p>Words.</p>', status: 'Published', ...details };
  const token = await staffToken();
  return (await callApi<{ post: { _id: string } }>('/blog/create', { json, token })).post._id;
};

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reelists-pictures-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

afterEach(async () => {
  const token = await staffToken();
  for (const { _id } of await writtenHere())
    await callApi(`/blog/delete/${_id}`, { json: {}, token });
});

const bodyOf = (page: Page) => page.getByRole('textbox', { name: 'Body' });
const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const saveButton = (page: Page) => page.getByRole('button', { name: /Save post|Uploading|Saving/ });
const startPost = async (title: string, options?: Parameters<typeof openStaffPage>[0]) => {
  const page = await openStaffPage(options);
  await page.goto('/admin/posts/create');
  await titleOf(page).fill(title);
  await bodyOf(page).click();
  return page;
};
const saveWell = async (page: Page) => {
  await saveButton(page).click();
  await page.getByRole('alertdialog').getByRole('heading', { name: 'Success!' }).waitFor();
};
/** The body's HTML without what the editor adds for itself. */
const htmlOf = (page: Page) =>
  bodyOf(page).evaluate((body) =>
    body.innerHTML
      .replace(/ (class|draggable|contenteditable)="[^"]*"|<br[^>]*>/g, '')
      .replace(/<p><\/p>$/, ''),
  );

/** As another program hands it over: its HTML, and often a picture of the same. */
const pasteFrom = (page: Page, html: string, withPicture = false) =>
  bodyOf(page).evaluate(
    (body, given) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', given.html);
      clipboardData.setData('text/plain', 'plain');
      if (given.withPicture)
        clipboardData.items.add(new File(['x'], 'image.png', { type: 'image/png' }));
      body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    { html, withPicture },
  );

/** Files let go over a place on the page by a hand, which no DOM event can do. */
const dropFiles = async (page: Page, target: Locator, files: string[]) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to drop the files on');
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', {
      type,
      x: box.x + box.width / 2,
      y: box.y + Math.min(box.height / 2, 40),
      data: { items: [], files, dragOperationsMask: 1 },
    });
};

describe('A scheduled post', () => {
  it('goes live by itself, on pages that were kept in memory too', async () => {
    const title = `${QUAY} at the minute`;
    const publish_at = new Date(Date.now() + 12_000).toISOString();
    const id = await makePost({ title, status: 'Scheduled', publish_at });
    const visitor = await openPage({ expectedErrors: /404/ });
    await visitor.goto('/blog');
    expect(await visitor.locator('main').innerText()).not.toContain(title);
    expect((await visitor.goto(`/blog/${id}`))?.status()).toBe(404);
    expect(Date.now()).toBeLessThan(Date.parse(publish_at));

    const blog = async () => (await fetch(`${inject('origin')}/blog`)).text();
    await expect.poll(blog, { timeout: 30_000, interval: 250 }).toContain(title);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(publish_at));
    await visitor.goto('/blog');
    await visitor.getByRole('link', { name: title }).first().click();
    await visitor.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await (await fetch(`${inject('origin')}/feed.xml`)).text()).toContain(title);
  });
});

describe('A picture', () => {
  it('is pasted from the clipboard, described, and shown in the sizes there are of it', async () => {
    const page = await startPost(`${QUAY}, from the clipboard`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(async () => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [700, 350];
      canvas.getContext('2d')?.fillRect(20, 20, 300, 100);
      const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      if (png) await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    });
    await page.keyboard.type('Before it.');
    await page.keyboard.press('Control+v');
    const picture = bodyOf(page).locator('img');
    await picture.waitFor();
    await page.getByText('A picture has no words yet').waitFor();
    await picture.click();
    await page.getByLabel('What the chosen picture shows').fill('A black box.');
    await page.getByLabel('Status').selectOption('Published');
    await saveWell(page);

    const [post] = await writtenHere();
    const visitor = await openPage();
    await visitor.goto(`/blog/${post?.slug}`);
    const shown = visitor.getByRole('img', { name: 'A black box.' });
    expect(await shown.getAttribute('width')).toBe('700');
    expect(await shown.getAttribute('height')).toBe('350');
    await shown.scrollIntoViewIfNeeded();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/\.avif$/);
  });

  it('comes in where it is dropped, several in their order, and the save waits for them', async () => {
    const page = await startPost(`${QUAY}, dropped`);
    await page.keyboard.type('Above.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Below.');
    let arrived = 0;
    await page.route('**/api/v1/blog/images', async (route) => {
      // The first takes longest: whichever comes first must not go first.
      await new Promise((resolve) => setTimeout(resolve, arrived++ === 0 ? 1500 : 0));
      await route.continue();
    });
    await dropFiles(page, bodyOf(page).locator('p').first(), [PICTURE, OTHER_PICTURE]);
    await page.getByRole('button', { name: 'Uploading…' }).waitFor();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' And more.');
    await expect.poll(() => bodyOf(page).locator('img').count(), { timeout: 15_000 }).toBe(2);
    await page.getByRole('button', { name: 'Save post' }).waitFor();
    const html = await htmlOf(page);
    expect(html).toMatch(/work_09.*work_10.*Below\. And more\./s);
    await saveWell(page);
    const [post] = await writtenHere();
    expect(post?.wysiwyg.match(/<img /g)).toHaveLength(2);
  });

  it('is dropped on the header image’s field, and what is no picture opens nowhere', async () => {
    const page = await startPost(`${QUAY}, let go`);
    const field = page.getByText('A wide picture, 20 MB at most.');
    const frame = page.locator('fieldset div:has(> span.marks)').first();
    await dropFiles(page, frame, [PICTURE]);
    await page.getByText('work-09.jpg').waitFor();
    expect(await field.count()).toBe(0);

    await dropFiles(page, bodyOf(page), [NO_PICTURE]);
    await page.getByText('README.md: That’s not a picture.').waitFor();
    await dropFiles(page, page.getByRole('heading', { level: 1 }), [NO_PICTURE]);
    await page.waitForTimeout(300);
    expect(new URL(page.url()).pathname).toBe('/admin/posts/create');
    expect(await titleOf(page).inputValue()).toBe(`${QUAY}, let go`);
  });

  it('is refused in words when it is none, or too large, and nothing typed is lost', async () => {
    const page = await startPost(`${QUAY}, refused`, { expectedErrors: /415/ });
    await page.keyboard.type('Words first.');
    const text = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('only words') };
    const inBody = page.getByLabel('Pictures for the body');
    const asHeader = page.getByLabel('Header image', { exact: true });
    await asHeader.setInputFiles(text);
    await page.getByText('notes.jpg: That’s not a picture.').waitFor();
    await page.getByRole('button', { name: 'Choose a picture' }).waitFor();
    await inBody.setInputFiles(text);
    await expect.poll(() => page.getByText('notes.jpg: That’s not a picture.').count()).toBe(2);

    const huge = path.join(folder, 'huge.jpg');
    fs.writeFileSync(huge, Buffer.alloc(25 * 1024 * 1024));
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await inBody.setInputFiles(huge);
    await page.getByText('huge.jpg: That picture is too big. 20 MB at most.').waitFor();
    await asHeader.setInputFiles(huge);
    await expect.poll(() => page.getByText('That picture is too big.').count()).toBe(2);
    expect(sent.filter((url) => url.includes('/blog/'))).toEqual([]);
    expect(await bodyOf(page).innerText()).toContain('Words first.');
    await saveWell(page);
  });
});

describe('What is pasted', () => {
  it('from Word comes as words and lists, not as the picture Word sends along', async () => {
    const page = await startPost(`${QUAY}, from Word`);
    const item = (words: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>${words}</p>`;
    await pasteFrom(
      page,
      `<html><head><style>p{color:red}</style></head><body lang=EN-IE><!--StartFragment-->
       <h1 style='color:#2F5496;font-family:Calibri'>The plan</h1>
       <p class=MsoNormal style='margin:0cm'><span style='font-family:"Comic Sans"'>Bring <b>two</b> boats.</span></p>
       <p class=MsoNormal><o:p>&nbsp;</o:p></p>${item('Rope')}${item('Tea')}<!--EndFragment--></body></html>`,
      true,
    );
    expect(await htmlOf(page)).toBe(
      '<h2>The plan</h2><p>Bring <strong>two</strong> boats.</p><ul><li><p>Rope</p></li><li><p>Tea</p></li></ul>',
    );
    await bodyOf(page).press('Control+z');
    await expect.poll(() => bodyOf(page).innerText()).not.toContain('boats');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => bodyOf(page).innerText()).toContain('Bring two boats.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => bodyOf(page).innerText()).not.toContain('boats');
  });

  it('from Google Docs is clean, and says which pictures did not come along', async () => {
    const page = await startPost(`${QUAY}, from Docs`);
    await pasteFrom(
      page,
      `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
       <h1 dir="ltr"><span style="font-size:20pt;color:#000">Tides</span></h1><br>
       <p dir="ltr" style="line-height:1.38"><span style="font-weight:700">Bold</span><span style="font-weight:400"> and </span><a href="https://tides.example/"><span style="font-style:italic">linked</span></a></p>
       <p><img src="https://lh3.googleusercontent.example/a" width="10"></p></b>`,
    );
    expect(await htmlOf(page)).toBe(
      '<h2>Tides</h2><p><strong>Bold</strong> and <a href="https://tides.example/"><em>linked</em></a></p>',
    );
    await page.getByText('A picture did not come along.').waitFor();
  });
});

describe('The editor', () => {
  it('takes no words that a save under way would not have', async () => {
    const title = `${QUAY}, slowly`;
    const page = await startPost(title);
    await page.keyboard.type('Kept.');
    await page.route('**/api/v1/blog/create', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await saveButton(page).click();
    await page.getByRole('button', { name: 'Saving…' }).waitFor();
    await expect.poll(() => bodyOf(page).getAttribute('contenteditable')).toBe('false');
    await page.getByRole('alertdialog').getByRole('heading', { name: 'Success!' }).waitFor();
    expect((await writtenHere()).map((post) => post.title)).toEqual([title]);
  });

  it('says what is wrong with a title, in full, and saves nothing', async () => {
    const page = await startPost('');
    await page.keyboard.type('Nameless.');
    await saveButton(page).click();
    await page.getByText('Required', { exact: true }).waitFor();
    const long = `${QUAY} `.repeat(20).trim();
    await titleOf(page).fill(long);
    await saveButton(page).click();
    await page.getByText('At most 200 characters').waitFor();
    expect(await titleOf(page).inputValue()).toBe(long);
    expect(await bodyOf(page).innerText()).toContain('Nameless.');
    expect(await writtenHere()).toEqual([]);
  });

  it('changes an address, and the old one leads on to it', async () => {
    const id = await makePost({ title: `${QUAY}, moved` });
    const page = await openStaffPage();
    await page.goto(`/admin/post/${id}`);
    const address = page.getByLabel('Address');
    expect(await address.inputValue()).toBe('ternhook-quay-moved');
    await address.fill('Ternhook Quay: in its new place');
    await saveWell(page);

    const response = await fetch(`${inject('origin')}/blog/ternhook-quay-moved`, {
      redirect: 'manual',
    });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/blog/ternhook-quay-in-its-new-place');
    const visitor = await openPage();
    await visitor.goto('/blog/ternhook-quay-moved');
    expect(new URL(visitor.url()).pathname).toBe('/blog/ternhook-quay-in-its-new-place');
    const next = visitor.getByRole('region', { name: 'Read next' });
    expect(await next.getByRole('listitem').count()).toBe(2);
    expect(await next.innerText()).not.toContain(QUAY);
  });
});
