import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, useBrowser } from './browser.ts';
import { callApi } from './call-api.ts';
import { openAlive, standInForVideoHost, VIDEO_HOST } from './open-alive.ts';
import { PUBLIC_PATHS } from './site-paths.ts';

const { openPage } = useBrowser();

type Viewport = typeof PHONE;

const publicPaths = async () => {
  const { items } = await callApi<{ items: { slug: string }[] }>('/blog/');
  return [...PUBLIC_PATHS, `/blog/${items[0]?.slug}`, '/no-such-page'];
};

const violationsOf = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
};

describe.each([
  ['a phone', PHONE],
  ['a desk', DESKTOP],
])('On %s', (_name, viewport) => {
  it('axe finds nothing on any public path', { timeout: 180_000 }, async () => {
    const page = await openPage({ viewport, reducedMotion: 'reduce', expectedErrors: /404/ });
    const found: string[] = [];
    for (const path of await publicPaths()) {
      await page.goto(path);
      await page.mouse.move(5, 5);
      await page.waitForLoadState('networkidle');
      found.push(...(await violationsOf(page)).map((violation) => `${path}: ${violation}`));
    }
    expect(found).toEqual([]);
  });
});

/** How a page gets into each state it can be in, beside the one it opens in. */
const STATES: [
  state: string,
  width: Viewport,
  path: string,
  enter: (page: Page) => Promise<void>,
][] = [
  [
    'with its menu open',
    PHONE,
    '/our-work',
    async (page) => {
      await page.locator('summary[aria-label="Open menu"]').click();
      await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    },
  ],
  [
    'with a film open',
    DESKTOP,
    '/our-work',
    async (page) => {
      await page.locator('main li button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'with a film open on a phone',
    PHONE,
    '/',
    async (page) => {
      await page.getByRole('button', { name: /Play the showreel/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'with another person open',
    DESKTOP,
    '/about-the-reelists',
    async (page) => {
      const row = page.locator('main details').nth(3);
      await row.locator('summary').click();
      await row.locator('img').waitFor();
    },
  ],
  [
    'with its forms in error',
    PHONE,
    '/contact-us',
    async (page) => {
      const form = page.locator('form', { has: page.getByLabel('Message') });
      await form.getByRole('button', { name: /send/i }).click();
      await form.getByText('Required').first().waitFor();
    },
  ],
  [
    'with its bar along',
    DESKTOP,
    '/production-services',
    (page) => page.evaluate(() => window.scrollTo(0, 900)),
  ],
  [
    'with no line',
    DESKTOP,
    '/our-services',
    async (page) => {
      await page.context().setOffline(true);
      await page.getByText('You’re offline.').waitFor();
    },
  ],
];

describe('A page', () => {
  it.each(STATES)('%s is open to everyone', async (_state, viewport, path, enter) => {
    const page = await openPage({
      viewport,
      reducedMotion: 'reduce',
      expectedErrors: /ERR_INTERNET_DISCONNECTED/,
      expectedStrangers: VIDEO_HOST,
    });
    await standInForVideoHost(page);
    await openAlive(page, path);
    await page.waitForLoadState('networkidle');
    await enter(page);
    expect(await violationsOf(page)).toEqual([]);
  });
});

// 200 % zoom of a 1280-pixel window is a page of 640; the text is the size of a desk's all the same.
describe.each([320, 390, 640, 1440])('At %i pixels', (width) => {
  it('no public path scrolls sideways', { timeout: 120_000 }, async () => {
    const page = await openPage({ viewport: { width, height: 800 }, expectedErrors: /404/ });
    const wide: string[] = [];
    for (const path of await publicPaths()) {
      await page.goto(path);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      if (scrollWidth > width) wide.push(`${path}: ${scrollWidth}`);
    }
    expect(wide).toEqual([]);
  });
});
