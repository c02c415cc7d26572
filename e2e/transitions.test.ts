import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, useBrowser } from './browser.ts';
import { openAlive, standInForVideoHost, VIDEO_HOST } from './open-alive.ts';

const { openPage } = useBrowser();

/** What moved in one change of the page: milliseconds by pseudo-element. */
type Transition = Record<string, number>;

/** Opens a page that notes every transition it makes. */
const openWatched = async (path: string, options: Parameters<typeof openPage>[0] = {}) => {
  const page = await openPage(options);
  await page.addInitScript(() => {
    const seen: Transition[] = [];
    Object.assign(window, { seen });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready
        .then(() => {
          const moving: Transition = {};
          for (const { effect } of document.getAnimations())
            if (effect instanceof KeyframeEffect && effect.pseudoElement?.includes('transition'))
              moving[effect.pseudoElement] = Number(effect.getTiming().duration);
          seen.push(moving);
        })
        .catch(() => undefined);
      return transition;
    };
  });
  await standInForVideoHost(page);
  await openAlive(page, path);
  const transitions = () => page.evaluate(() => (window as unknown as { seen: Transition[] }).seen);
  return { page, transitions };
};

const untilCount = (transitions: () => Promise<Transition[]>, count: number) =>
  expect.poll(async () => (await transitions()).length).toBe(count);

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const hasFocus = (page: Page, selector: string) =>
  page.locator(selector).evaluate((node) => node === document.activeElement);

const DISSOLVE = {
  '::view-transition-group(root)': 160,
  '::view-transition-old(root)': 160,
  '::view-transition-new(root)': 160,
};

describe('A page change', () => {
  it('dissolves in four frames, and back again to where the reader was', async () => {
    const { page, transitions } = await openWatched('/our-work');
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await untilCount(transitions, 1);
    expect((await transitions())[0]).toMatchObject(DISSOLVE);
    await expect.poll(() => hasFocus(page, 'main')).toBe(true);
    await expect.poll(() => scrollY(page)).toBe(0);

    await page.goBack();
    await untilCount(transitions, 2);
    expect((await transitions())[1]).toMatchObject(DISSOLVE);
    await expect.poll(() => scrollY(page)).toBe(1500);
    await page.getByRole('heading', { level: 1, name: 'Our work' }).waitFor();
  });

  it('gives way to the next one', async () => {
    const page = await openPage();
    await openAlive(page, '/our-work');
    await page.getByRole('link', { name: 'Blog' }).first().click();
    await page.locator('main li a').first().click();
    await page.waitForURL('**/blog/*');
    await page.goBack();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Our work' }).waitFor();
  });

  it('is not held up by it: the new page answers at once', async () => {
    const { page } = await openWatched('/our-services', { viewport: PHONE });
    await page.getByRole('link', { name: 'Agencies' }).click();
    await page.getByRole('button', { name: /Play the agency reel/ }).waitFor();
    await page.locator('summary[aria-label="Open menu"]').click({ timeout: 1000 });
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  });

  it('dissolves between two documents too', async () => {
    const page = await openPage();
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) => {
        if (viewTransition) sessionStorage.setItem('dissolved', location.pathname);
      }),
    );
    await page.goto('/about-the-reelists');
    await page.evaluate(() => location.assign('/privacy'));
    await page.waitForURL('**/privacy');
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('dissolved')))
      .toBe('/privacy');
  });
});

describe('A post', () => {
  it('opens out of its picture in the list, which it becomes again on the way back', async () => {
    const { page, transitions } = await openWatched('/blog');
    await page.locator('main li a').nth(1).click();
    await untilCount(transitions, 1);
    expect((await transitions())[0]).toMatchObject({
      ...DISSOLVE,
      '::view-transition-group(post-picture)': 400,
      '::view-transition-old(post-picture)': 400,
      '::view-transition-new(post-picture)': 400,
    });
    await page.waitForURL('**/blog/*');
    await page.goBack();
    await untilCount(transitions, 2);
    expect((await transitions())[1]).toMatchObject({
      '::view-transition-group(post-picture)': 400,
      '::view-transition-old(post-picture)': 400,
      '::view-transition-new(post-picture)': 400,
    });
  });

  it('comes with no picture of another row', async () => {
    const { page, transitions } = await openWatched('/blog');
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await untilCount(transitions, 1);
    expect(Object.keys((await transitions())[0] ?? {}).join()).not.toContain('post-picture');
  });
});

describe('A film', () => {
  it.each([
    ['a tile', '/our-work', 'main li:nth-child(4) button'],
    ['the showreel’s picture', '/', 'main button[data-frame]'],
    ['a service’s showreel', '/drone', 'main [data-frame] button'],
  ])('grows out of %s and shrinks back into it', async (_what, path, selector) => {
    const { page, transitions } = await openWatched(path, { expectedStrangers: VIDEO_HOST });
    const film = {
      '::view-transition-group(film)': 400,
      '::view-transition-old(film)': 400,
      '::view-transition-new(film)': 400,
    };
    const opener = page.locator(selector).first();
    await opener.click({ position: { x: 20, y: 20 } });
    await page.getByRole('dialog').waitFor();
    await untilCount(transitions, 1);
    expect((await transitions())[0]).toMatchObject(film);

    await page.getByRole('button', { name: 'Close' }).click();
    await untilCount(transitions, 2);
    expect((await transitions())[1]).toMatchObject(film);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => opener.evaluate((node) => node === document.activeElement)).toBe(true);
    await expect
      .poll(() =>
        page.evaluate(() => document.querySelectorAll('[style*="view-transition-name"]').length),
      )
      .toBe(0);
  });

  it('closes at once when Escape comes while it is still growing', async () => {
    const { page } = await openWatched('/our-work', { expectedStrangers: VIDEO_HOST });
    const tile = page.locator('main li button').first();
    await tile.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => tile.evaluate((node) => node === document.activeElement)).toBe(true);
  });
});

describe.each([
  ['For whoever wants less motion', { reducedMotion: 'reduce' as const }, false],
  ['In a browser that knows no transitions', {}, true],
])('%s', (_who, options, isUnknown) => {
  it('page, post and film are cut to, with focus and place kept', async () => {
    const page = await openPage({
      viewport: DESKTOP,
      expectedStrangers: VIDEO_HOST,
      ...options,
    });
    await page.addInitScript((isGone) => {
      const moving = new Set<string>();
      Object.assign(window, { moving });
      if (isGone) Reflect.deleteProperty(Document.prototype, 'startViewTransition');
      const look = () => {
        for (const { effect } of document.getAnimations())
          if (effect instanceof KeyframeEffect && effect.pseudoElement?.includes('transition'))
            moving.add(effect.pseudoElement);
        requestAnimationFrame(look);
      };
      look();
    }, isUnknown);
    await standInForVideoHost(page);
    await openAlive(page, '/our-work');
    await page.evaluate(() => window.scrollTo(0, 900));
    const tile = page.locator('main li button').nth(4);
    await tile.click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => tile.evaluate((node) => node === document.activeElement)).toBe(true);
    const place = await scrollY(page);

    await page.getByRole('link', { name: 'Blog' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
    await expect.poll(() => hasFocus(page, 'main')).toBe(true);
    await page.locator('main li a').first().click();
    await page.waitForURL('**/blog/*');
    await page.goBack();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Our work' }).waitFor();
    await expect.poll(() => scrollY(page)).toBe(place);
    const moved = await page.evaluate(() => [
      ...(window as unknown as { moving: Set<string> }).moving,
    ]);
    expect(moved).toEqual([]);
  });
});
