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

it('The header’s video is not fetched for somebody who wants less motion', async () => {
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
});
