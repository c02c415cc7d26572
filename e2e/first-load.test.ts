import { brotliCompressSync } from 'node:zlib';
import { expect, inject, it } from 'vitest';
import { PHONE, useBrowser } from './browser.ts';

const { openPage } = useBrowser();
const KILOBYTE = 1024;

it('The home page’s HTML is at most 60 KB, and 12 KB on the wire', async () => {
  const html = Buffer.from(await (await fetch(inject('origin'))).arrayBuffer());
  expect(html.length).toBeLessThanOrEqual(60 * KILOBYTE);
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(12 * KILOBYTE);
});

it('At most 3 KB of script runs before the page is idle or touched', async () => {
  const html = await (await fetch(inject('origin'))).text();
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = '']) => !/type="application\/(ld\+)?json"/.test(attributes),
  );
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, attributes] of scripts)
    expect(attributes, 'a script that loads at once').not.toContain('src=');
  const inline = scripts.map(([, , code]) => code).join('\n');
  expect(brotliCompressSync(inline).length).toBeLessThanOrEqual(3 * KILOBYTE);
  expect(html).not.toMatch(/rel="modulepreload"/);
});

it('An unscrolled phone asks for the home page with at most 12 requests', async () => {
  const page = await openPage({ viewport: PHONE });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  // A film arrives in as many ranges as the browser likes; it is one thing asked for.
  expect([...new Set(requests)].length, requests.join('\n')).toBeLessThanOrEqual(12);
});

it('Nothing of the site’s script is asked for before the loaded page is painted', async () => {
  const page = await openPage({ viewport: PHONE });
  await page.addInitScript(() => {
    // The browser that is in the most hurry: idle at once, also between the loading and the painting.
    window.requestIdleCallback = (callback) => {
      callback({ didTimeout: false, timeRemaining: () => 50 });
      return 0;
    };
    addEventListener('load', () =>
      requestAnimationFrame(() => performance.mark('first frame of the loaded page')),
    );
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const { painting, scripts } = await page.evaluate(() => ({
    painting: performance.getEntriesByName('first frame of the loaded page')[0]?.startTime,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ name, startTime })),
  }));
  if (painting === undefined) throw new Error('the loaded page was never painted');
  expect(scripts.length).toBeGreaterThan(0);
  for (const { name, startTime } of scripts) expect(startTime, name).toBeGreaterThan(painting);
});
