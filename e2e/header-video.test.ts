import { expect, inject, it } from 'vitest';
import { DESKTOP, useBrowser } from './browser.ts';
import { callApi } from './call-api.ts';

const { openPage } = useBrowser();

const headerVideo = async () => {
  const { videos } = await callApi<{ videos: { files: { url: string; size: number }[] }[] }>(
    '/videos/?page=0&page_size=1&page_name=Home&section=Header',
  );
  const file = videos[0]?.files[0];
  if (!file) throw new Error('The seed gave the header no video');
  return file;
};

/** Specification, section 7: what the home page asks for, page 0, size 1. */
const HOME_SLOTS = [
  ['Home', 'Header'],
  ['About', 'Our Videos'],
  ['Home', 'Weve made some great work'],
  ['Home', 'Who are we anyway'],
  ['Home', 'Footer'],
];

it('The home page shows the video of each of its five places, from the top down', async () => {
  const html = await (await fetch(inject('origin'))).text();
  const shown = [...html.matchAll(/<video[^>]* src="([^"]+)"/g)].map(([, url]) => url);
  const expected = HOME_SLOTS.map(async ([page_name = '', section = '']) => {
    const query = new URLSearchParams({ page: '0', page_size: '1', page_name, section });
    const { videos } = await callApi<{ videos: { files: { url: string }[] }[] }>(
      `/videos/?${query}`,
    );
    return videos[0]?.files[0]?.url;
  });
  expect(shown).toEqual(await Promise.all(expected));
  expect(new Set(shown).size).toBe(HOME_SLOTS.length);
  for (const [text = ''] of html.matchAll(/<video[\s\S]*?<\/video>/g))
    expect(text).toContain('Sorry, your browser does not support video playback');
});

it('The header’s video comes from this server in ranges', async () => {
  const { url } = await headerVideo();
  const response = await fetch(new URL(url, inject('origin')), {
    headers: { range: 'bytes=0-1023' },
  });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toMatch(/^bytes 0-1023\/\d+$/);
  expect(response.headers.get('content-type')).toBe('video/mp4');
  expect((await response.arrayBuffer()).byteLength).toBe(1024);
});

it('The header’s video plays by itself, silently, in a loop', async () => {
  const { url } = await headerVideo();
  const page = await openPage();
  const ranges: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === url) ranges.push(response.status());
  });
  await page.goto('/');
  await page.mouse.move(5, 5);
  const video = page.locator('header video, main video').first();
  await expect
    .poll(() => video.evaluate((node: HTMLVideoElement) => node.currentTime), { timeout: 20_000 })
    .toBeGreaterThan(0.2);
  expect(
    await video.evaluate((node: HTMLVideoElement) => ({
      isMuted: node.muted,
      isLooped: node.loop,
      isInline: node.playsInline,
      isPaused: node.paused,
      source: new URL(node.currentSrc).pathname,
    })),
  ).toEqual({ isMuted: true, isLooped: true, isInline: true, isPaused: false, source: url });
  expect(ranges).toContain(206);

  await page.getByRole('button', { name: /pause/i }).first().click();
  await expect.poll(() => video.evaluate((node: HTMLVideoElement) => node.paused)).toBe(true);
});

it('The header’s video is not fetched for somebody who wants less motion, until they press Play', async () => {
  const { url } = await headerVideo();
  const page = await openPage({ reducedMotion: 'reduce', viewport: DESKTOP });
  let fetched = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === url) fetched += 1;
  });
  await page.goto('/');
  await page.mouse.move(5, 5);
  await page.waitForLoadState('networkidle');
  expect(fetched).toBe(0);

  await page.getByRole('button', { name: 'Play background video' }).first().click();
  const video = page.locator('header video');
  await expect
    .poll(() => video.evaluate((node: HTMLVideoElement) => node.currentTime), { timeout: 20_000 })
    .toBeGreaterThan(0);
});
