import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { callApi, staffToken } from './call-api.ts';

const { openPage, openStaffPage } = useBrowser();

const fromSeed = (path: string) =>
  fileURLToPath(new URL(`../cms/seed/media/${path}`, import.meta.url));
const NEW_VIDEO = fromSeed('loops/footer.mp4');
const PICTURE = fromSeed('stills/work-09.jpg');

interface Slot {
  _id: string;
  files: { url: string; name: string }[];
  has_previous?: boolean;
}

const slotOf = async (section: string) => {
  const query = new URLSearchParams({ page_size: '1', page_name: 'Home', section });
  const { videos } = await callApi<{ videos: Slot[] }>(`/videos/?${query}`);
  const [slot] = videos;
  if (!slot?.files[0]) throw new Error(`Home, ${section} has no video`);
  return { id: slot._id, ...slot.files[0] };
};

const popupOf = (page: Page) => page.getByRole('alertdialog');
const wordsOf = async (page: Page, title: string) => {
  await popupOf(page).getByRole('heading', { name: title, exact: true }).waitFor();
  return popupOf(page).innerText();
};
const uploadButton = (page: Page) => page.getByRole('button', { name: 'Upload video' });
const changeLink = (page: Page, section: string) =>
  page.getByRole('link', { name: `Edit (Change) Home, ${section}`, exact: true });
const rowOf = (page: Page, section: string) =>
  page.getByRole('row').filter({ has: changeLink(page, section) });

const openSlot = async (page: Page, section: string) => {
  await page.getByRole('link', { name: 'Page Content' }).click();
  await changeLink(page, section).click();
  await page.getByRole('heading', { name: 'Live now' }).waitFor();
};

/** A line on which a video of a megabyte takes two seconds. */
const slowDown = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 400_000,
  });
};

/** Sends a new video for the home page's header, and comes back in the middle of it. */
const beginSlowUpload = async (page: Page) => {
  await openSlot(page, 'Header');
  await page.getByLabel('Video file').setInputFiles(NEW_VIDEO);
  await slowDown(page);
  await uploadButton(page).click();
  await page.getByText(/^Uploading, [1-9]\d?%$/).waitFor();
};

/** Which file a new visitor's home page plays in its header, once it does. */
const playingAtHome = async () => {
  const visitor = await openPage();
  await visitor.goto('/');
  await visitor.mouse.move(5, 5);
  const video = visitor.locator('header video, main video').first();
  await expect
    .poll(() => video.evaluate((node: HTMLVideoElement) => node.currentTime), { timeout: 20_000 })
    .toBeGreaterThan(0);
  return video.evaluate((node: HTMLVideoElement) => new URL(node.currentSrc).pathname);
};

describe('The video of the home page’s header', () => {
  it('is swapped while visitors watch, and put back with one click', async () => {
    const before = await slotOf('Header');
    const page = await openStaffPage();
    await openSlot(page, 'Header');
    await page.getByText('One file, any video type').waitFor();
    expect(await uploadButton(page).isDisabled()).toBe(true);
    await page.getByLabel('Video file').setInputFiles(NEW_VIDEO);
    await slowDown(page);
    await uploadButton(page).click();
    await page.getByText(/^Uploading, [1-9]\d?%$/).waitFor();
    expect(await page.getByLabel('Video file').isDisabled()).toBe(true);
    expect((await slotOf('Header')).url).toBe(before.url);

    expect(await wordsOf(page, 'Video Uploaded')).toContain('The new one is live on Home, Header.');
    const after = await slotOf('Header');
    expect(after.url).not.toBe(before.url);
    expect(await playingAtHome()).toBe(after.url);

    await popupOf(page).getByRole('button', { name: 'Grand' }).click();
    await page.waitForURL('**/admin/videos');
    await page.getByText('footer.mp4').first().waitFor();
    await rowOf(page, 'Header').getByRole('button', { name: 'Put the previous one back' }).click();
    await page.getByText('The one before is back on Home, Header.').waitFor();
    expect((await slotOf('Header')).url).toBe(before.url);
    expect(await playingAtHome()).toBe(before.url);
  });

  it('stays when the upload is cancelled', async () => {
    const before = await slotOf('Header');
    const page = await openStaffPage();
    await beginSlowUpload(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => uploadButton(page).isEnabled()).toBe(true);
    expect((await slotOf('Header')).url).toBe(before.url);
  });

  it('stays when the page is left before the new one has landed', async () => {
    const before = await slotOf('Header');
    const page = await openStaffPage();
    await beginSlowUpload(page);
    const ended = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/videos/create'),
    );
    await page.getByRole('link', { name: 'Contacts' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/admin/contacts');
    await ended;
    expect((await slotOf('Header')).url).toBe(before.url);
  });

  it('is not sent at all when it is no video', async () => {
    const page = await openStaffPage();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/videos/create')) sent.push(request.url());
    });
    await openSlot(page, 'Header');
    await page.getByLabel('Video file').setInputFiles(PICTURE);
    await page.getByText('That’s not a video. Any video type will do.').waitFor();
    expect(await uploadButton(page).isDisabled()).toBe(true);
    expect(sent).toEqual([]);
  });

  it('stays live when the server refuses the new one', async () => {
    const before = await slotOf('Header');
    const page = await openStaffPage({ expectedErrors: /415/ });
    await openSlot(page, 'Header');
    await page.getByLabel('Video file').setInputFiles({
      name: 'holiday.mp4',
      mimeType: 'video/mp4',
      buffer: Buffer.from('Only its name is a video.'.repeat(100)),
    });
    await uploadButton(page).click();
    expect(await wordsOf(page, 'Error')).toContain('That’s not a video. Any video type will do.');
    await popupOf(page).getByRole('button', { name: 'Back to it' }).click();
    expect(new URL(page.url()).pathname).toContain('/admin/videos/create/');
    await page.getByText('holiday.mp4').waitFor();
    expect(await uploadButton(page).isEnabled()).toBe(true);
    expect((await slotOf('Header')).url).toBe(before.url);
    expect(await playingAtHome()).toBe(before.url);
  });
});

it('The address of a video’s screen joins id, page and section with plus signs', async () => {
  const section = 'Weve made some great work';
  const { id } = await slotOf(section);
  const page = await openStaffPage();
  await openSlot(page, section);
  const { pathname } = new URL(page.url());
  expect(decodeURIComponent(pathname)).toBe(`/admin/videos/create/${id}+Home+${section}`);
  await page.reload();
  await page.getByRole('heading', { name: 'Live now' }).waitFor();
  expect(await page.locator('main').innerText()).toContain(`Home, ${section}`);
});

describe('The paragraph of ‘Who are we’', () => {
  const NEW_WORDS = 'Nine people now, and a dog who will not sign a release form.';

  interface Block {
    _id: string;
    key: string;
    fields: { name: string; text: string; default_text: string }[];
  }
  const whoAreWe = async () => {
    const { blocks } = await callApi<{ blocks: Block[] }>('/cms/');
    const block = blocks.find(({ key }) => key === 'home.who');
    const paragraph = block?.fields.find(({ name }) => name === 'paragraph');
    if (!block || !paragraph) throw new Error('There is no Who are we');
    return { block, paragraph };
  };

  afterEach(async () => {
    const { block, paragraph } = await whoAreWe();
    if (paragraph.text === paragraph.default_text) return;
    const fields = block.fields.map(({ name, default_text }) => ({ name, text: default_text }));
    await callApi(`/cms/update/${block._id}`, { json: { fields }, token: await staffToken() });
  });

  it('is changed on the home page at once, and reset to its default', async () => {
    const { paragraph: before } = await whoAreWe();
    const visitor = await openPage();
    await visitor.goto('/');
    expect(await visitor.locator('main').innerText()).toContain(before.default_text.slice(0, 40));

    const page = await openStaffPage();
    await page.getByRole('link', { name: 'CMS' }).click();
    await page.getByRole('link', { name: 'Who are we', exact: true }).click();
    const field = page.getByLabel('Who are we paragraph', { exact: true });
    await field.fill(NEW_WORDS);
    await page.getByText(before.default_text).first().waitFor();
    await page.getByRole('button', { name: 'Save text' }).click();
    await page.getByText('Saved. Visitors see it from now on.').waitFor();
    await visitor.reload();
    await visitor.getByText(NEW_WORDS).waitFor();

    await page.getByRole('button', { name: /^Put it back ?: Who are we paragraph$/ }).click();
    expect(await field.inputValue()).toBe(before.default_text);
    await page.getByRole('button', { name: 'Save text' }).click();
    await page.getByText('Saved. Visitors see it from now on.').waitFor();
    await visitor.reload();
    await visitor.getByText(before.default_text).waitFor();
    expect(await visitor.getByText(NEW_WORDS).count()).toBe(0);
  });

  it('keeps what was typed when the server cannot save it', async () => {
    const page = await openStaffPage({ expectedErrors: /500/ });
    await page.getByRole('link', { name: 'CMS' }).click();
    await page.getByRole('link', { name: 'Who are we', exact: true }).click();
    await page.route('**/api/v1/cms/update/**', (route) =>
      route.fulfill({ status: 500, json: { ok: false, message: 'The pencil broke.' } }),
    );
    const field = page.getByLabel('Who are we paragraph', { exact: true });
    await field.fill(NEW_WORDS);
    await page.getByRole('button', { name: 'Save text' }).click();
    expect(await wordsOf(page, 'Error')).toContain('The pencil broke.');
    await popupOf(page).getByRole('button', { name: 'Back to it' }).click();
    expect(await field.inputValue()).toBe(NEW_WORDS);
    await page.getByText('Unsaved changes').waitFor();
  });
});
