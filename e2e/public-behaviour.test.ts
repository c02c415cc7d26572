import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, useBrowser } from './browser.ts';
import { callApi } from './call-api.ts';
import { holdScript, openAlive, standInForVideoHost, VIDEO_HOST } from './open-alive.ts';

const { openPage } = useBrowser();

const SHOWREEL_ID = '307170578';
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const focusedText = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );
const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('The side menu', () => {
  const openMenu = async (path: string, strangers?: RegExp) => {
    const page = await openPage({
      viewport: PHONE,
      reducedMotion: 'reduce',
      ...(strangers && { expectedStrangers: strangers }),
    });
    const asked = await standInForVideoHost(page);
    await openAlive(page, path);
    await page.locator('summary[aria-label="Open menu"]').click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.waitFor();
    return { page, menu, asked };
  };

  it('has the seven links of the specification, in its order', async () => {
    const { menu } = await openMenu('/blog');
    const labels = await menu.getByRole('listitem').allInnerTexts();
    expect(labels.map((label) => label.trim())).toEqual([
      'Home',
      'About',
      'Showreel',
      'Our work',
      'Our services',
      'Blog',
      'Contact us',
    ]);
  });

  it('closes behind a choice and begins the page at its top', async () => {
    const { page, menu } = await openMenu('/');
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.scrollTo(0, 1200));
    await page.locator('summary[aria-label="Open menu"]').click();
    await menu.getByRole('link', { name: 'Our services' }).click();
    await page.waitForURL('**/our-services');
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  it('goes to the top when the page chosen is the one that is open', async () => {
    const { page, menu } = await openMenu('/our-work');
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.scrollTo(0, 1200));
    await page.locator('summary[aria-label="Open menu"]').click();
    await menu.getByRole('link', { name: 'Our work' }).click();
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect.poll(() => focusedText(page)).toBe('Open menu');
  });

  it('keeps focus inside, and gives it back on Escape', async () => {
    const { page, menu } = await openMenu('/');
    const panel = page.locator('details', { has: menu });
    await expect.poll(() => focusedText(page)).toBe('Close menu');
    await page.keyboard.press('Shift+Tab');
    expect(await focusedText(page)).toBe('Book a Free Consultation');
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('Close menu');
    for (let stop = 0; stop < 15; stop++) {
      await page.keyboard.press('Tab');
      expect(await panel.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(() => focusedText(page)).toBe('Open menu');
  });

  it('opens the showreel, and asks nothing of the video host before', async () => {
    const { page, menu, asked } = await openMenu('/', VIDEO_HOST);
    expect(asked).toEqual([]);
    await menu.getByRole('button', { name: 'Showreel' }).click();
    const modal = page.getByRole('dialog', { name: 'Showreel' });
    await modal.waitFor();
    await expect.poll(() => asked.join('\n')).toContain(`/video/${SHOWREEL_ID}`);
    await menu.waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'hidden' });
    await expect.poll(() => focusedText(page)).toBe('Open menu');
  });
});

describe('The bar', () => {
  it('comes along from 100 pixels on', async () => {
    const page = await openPage({ reducedMotion: 'reduce' });
    await openAlive(page, '/');
    const bar = page.locator('header [data-ground]', { has: page.getByLabel('Main') }).first();
    const position = () => bar.evaluate((node) => getComputedStyle(node).position);
    const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
    await scrollTo(300);
    await expect.poll(position).toBe('fixed');
    await scrollTo(99);
    await expect.poll(position).not.toBe('fixed');
    await scrollTo(100);
    await expect.poll(position).toBe('fixed');
  });
});

describe('The scroll arrow', () => {
  it('scrolls in steps to the screen’s height minus 200', async () => {
    const page = await openPage();
    await openAlive(page, '/');
    await page.evaluate(async () => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      // What opening the page scrolled is still to be told of.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      addEventListener('scroll', () => seen.push(window.scrollY));
    });
    await page.getByRole('button', { name: 'Scroll down' }).click();
    await expect.poll(() => scrollY(page)).toBe(DESKTOP.height - 200);
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    expect(seen.length).toBeGreaterThan(2);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  it('can be pressed while the opening is still before it', async () => {
    const page = await openPage();
    await page.goto('/');
    const arrow = page.getByRole('button', { name: 'Scroll down' });
    const isReached = await arrow.evaluate((node) => {
      const opening = document
        .getAnimations()
        .find(
          (animation) =>
            animation instanceof CSSAnimation && /key-out/.test(animation.animationName),
        );
      if (!opening) throw new Error('the opening does not play');
      opening.pause();
      opening.currentTime = 0;
      const { x, y, width, height } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isReached).toBe(true);
  });

  it('jumps there for whoever wants less motion', async () => {
    const page = await openPage({ reducedMotion: 'reduce' });
    await openAlive(page, '/');
    await page.getByRole('button', { name: 'Scroll down' }).click();
    expect(await scrollY(page)).toBe(DESKTOP.height - 200);
  });
});

describe('The testimonials', () => {
  it('wrap at both ends', async () => {
    const { items } = await callApi<{ items: { comments: string }[] }>('/testimonials/');
    expect(items.length).toBe(7);
    const page = await openPage({ reducedMotion: 'reduce' });
    await openAlive(page, '/');
    const carousel = page.getByRole('group', { name: 'Testimonials' });
    const quote = async () => (await carousel.locator('blockquote:visible').allInnerTexts()).join();
    expect(await quote()).toBe(items[0]?.comments);
    await carousel.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(quote).toBe(items[6]?.comments);
    await carousel.getByText('7 of 7').waitFor();
    await carousel.getByRole('button', { name: 'Next' }).click();
    await expect.poll(quote).toBe(items[0]?.comments);
  });
});

describe('The video modal', () => {
  it('plays the host’s film by its id, by itself and on a loop, and gives focus back', async () => {
    const page = await openPage({ reducedMotion: 'reduce', expectedStrangers: VIDEO_HOST });
    const asked = await standInForVideoHost(page);
    await openAlive(page, '/our-work');
    const tiles = page.locator('main li button');
    expect(await tiles.count()).toBe(27);
    expect(asked).toEqual([]);

    const tile = tiles.nth(3);
    await tile.focus();
    await page.keyboard.press('Enter');
    const modal = page.getByRole('dialog');
    await modal.waitFor();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    const player = new URL(asked.find((url) => url.includes('/video/')) ?? 'missing:');
    expect(player.pathname).toBe(`/video/${SHOWREEL_ID}`);
    expect(player.searchParams.get('autoplay')).toMatch(/^(1|true)$/);
    expect(player.searchParams.get('loop')).toMatch(/^(1|true)$/);

    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'hidden' });
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
    await expect.poll(() => tile.evaluate((node) => node === document.activeElement)).toBe(true);
  });

  it('stays closed when the history comes by the place it was open at', async () => {
    const page = await openPage({ reducedMotion: 'reduce', expectedStrangers: VIDEO_HOST });
    await standInForVideoHost(page);
    await openAlive(page, '/contact-us');
    await page.getByRole('link', { name: 'Our work' }).first().click();
    await page.waitForURL('**/our-work');
    await page.locator('main li button').first().click();
    const modal = page.getByRole('dialog');
    await modal.waitFor();
    await page.goBack();
    await page.waitForURL('**/contact-us');
    await modal.waitFor({ state: 'hidden' });
    await page.goForward();
    await page.waitForURL('**/our-work');
    await page.locator('main li button').first().waitFor();
    expect(await modal.count()).toBe(0);
  });

  it('plays our own file where a film has one', async () => {
    const { videos } = await callApi<{ videos: { files: { url: string }[] }[] }>(
      '/videos/?page=0&page_size=1&page_name=Home&section=Header',
    );
    const file = videos[0]?.files[0];
    const page = await openPage({ reducedMotion: 'reduce' });
    await page.route('**/api/v1/work-items/**', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { items: object[] };
      body.items[0] = { ...body.items[0], video_file: file };
      await route.fulfill({ response, json: body });
    });
    await openAlive(page, '/contact-us');
    await page.getByRole('link', { name: 'Our work' }).first().click();
    await page.waitForURL('**/our-work');
    await page.locator('main li button').first().click();
    const video = page.getByRole('dialog').locator('video');
    await expect
      .poll(() => video.evaluate((node: HTMLVideoElement) => node.currentTime))
      .toBeGreaterThan(0);
    expect(await video.getAttribute('src')).toBe(file?.url);
    expect(await video.evaluate((node: HTMLVideoElement) => node.loop && node.autoplay)).toBe(true);
  });
});

describe.each([
  ['with', true],
  ['without', false],
])('%s JavaScript', (_word, javaScriptEnabled) => {
  it('the accordion begins with the first of eight, and the photo follows the one that is open', async () => {
    const page = await openPage({ javaScriptEnabled, reducedMotion: 'reduce' });
    if (javaScriptEnabled) await openAlive(page, '/about-the-reelists');
    else await page.goto('/about-the-reelists');
    const rows = page.locator('main details');
    const open = () => rows.evaluateAll((nodes) => nodes.map((node) => node.hasAttribute('open')));
    const photo = () =>
      page
        .locator('main details img')
        .evaluateAll((images) =>
          images.flatMap((image) =>
            image.checkVisibility({ visibilityProperty: true }) ? [image.getAttribute('src')] : [],
          ),
        );
    expect(await rows.count()).toBe(8);
    expect(await open()).toEqual([true, ...Array.from({ length: 7 }, () => false)]);
    const before = await photo();
    expect(before.length).toBe(1);
    await rows.nth(4).locator('summary').click();
    await expect.poll(async () => (await open()).indexOf(true)).toBe(4);
    expect((await open()).filter(Boolean).length).toBe(1);
    const after = await photo();
    expect(after.length).toBe(1);
    expect(after).not.toEqual(before);
  });
});

it.each([
  [1440, 28],
  [1024, 28],
  [1023, 6],
  [390, 6],
])('At %i pixels Studio Life shows %i pictures', async (width, count) => {
  const page = await openPage({ viewport: { width, height: 900 }, javaScriptEnabled: false });
  await page.goto('/about-the-reelists');
  const life = page.locator('section', { has: page.getByRole('heading', { name: 'Studio Life' }) });
  expect(await life.locator('li:visible').count()).toBe(count);
  for (const name of ['Follow our Instagram', 'Like our Facebook'])
    expect(await life.getByRole('link', { name }).count()).toBe(1);
});

describe('Before the script', () => {
  it('a press on a button is kept, and answered once the page is alive', async () => {
    const page = await openPage({
      viewport: PHONE,
      reducedMotion: 'reduce',
      expectedStrangers: VIDEO_HOST,
    });
    await standInForVideoHost(page);
    const release = await holdScript(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: /Play the showreel/ }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    release();
    await page.getByRole('dialog', { name: 'Showreel' }).waitFor();
  });

  it('and without one, the menu opens, its links lead on, and every quote can be read', async () => {
    const page = await openPage({ viewport: PHONE, javaScriptEnabled: false });
    await page.goto('/');
    expect(await page.locator('blockquote:visible').count()).toBe(7);
    await page.locator('summary').first().click();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Blog' })
      .click();
    await page.waitForURL('**/blog');
  });
});

describe('Pictures and films', () => {
  const PATHS = ['/', '/our-work', '/about-the-reelists', '/blog', '/production-services'];

  it('have a size, words, and wait below the first screen', async () => {
    const page = await openPage({ viewport: PHONE, javaScriptEnabled: false });
    const wrong: string[] = [];
    for (const path of PATHS) {
      await page.goto(path);
      wrong.push(
        ...(await page.locator('img').evaluateAll((images) =>
          images.flatMap((image) => {
            const isBelow = image.getBoundingClientRect().top > innerHeight;
            const isRight =
              Number(image.getAttribute('width')) > 0 &&
              Number(image.getAttribute('height')) > 0 &&
              image.hasAttribute('alt') &&
              (!isBelow || image.getAttribute('loading') === 'lazy');
            return isRight ? [] : [`${location.pathname}: ${image.outerHTML}`];
          }),
        )),
      );
    }
    expect(wrong).toEqual([]);
  });

  it('move nothing when they come', async () => {
    const page = await openPage({ viewport: PHONE });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput)
            Object.assign(window, {
              shift: (window as unknown as { shift: number }).shift + entry.value,
            });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const shifts: Record<string, number> = {};
    for (const path of [...PATHS, '/contact-us']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      shifts[path] = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    }
    expect(Object.entries(shifts).filter(([, shift]) => shift > 0.01)).toEqual([]);
  });

  it('come to rest while they are scrolled into view', async () => {
    const page = await openPage();
    await page.goto('/our-work');
    const picture = page.locator('main li img').nth(12);
    const scaleAt = async (screens: number) => {
      await picture.evaluate((node, share) => {
        const top = node.getBoundingClientRect().top + window.scrollY;
        window.scrollTo(0, top - innerHeight * share);
      }, screens);
      return () => picture.evaluate((node) => Number(getComputedStyle(node).scale));
    };
    await expect.poll(await scaleAt(0.95)).toBeGreaterThan(1.04);
    await expect.poll(await scaleAt(0.1)).toBe(1);
  });

  it('leave the films where they are for whoever wants less motion', async () => {
    const page = await openPage({ reducedMotion: 'reduce' });
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'media') films.push(request.url());
    });
    await openAlive(page, '/');
    for (const y of [0, 1000, 4000, 99_999])
      await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForLoadState('networkidle');
    expect(films).toEqual([]);
    expect(await page.getByRole('button', { name: /^Pause/ }).count()).toBe(0);
  });

  it('play only near the screen, and stop when asked to', async () => {
    const page = await openPage();
    const films = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'media') films.add(new URL(request.url()).pathname);
    });
    await openAlive(page, '/');
    const isPaused = () =>
      page.locator('header video').evaluate((node: HTMLVideoElement) => node.paused);
    await expect.poll(isPaused).toBe(false);
    expect(films.size).toBe(1);
    await page.getByRole('button', { name: 'Pause background video' }).first().click();
    await expect.poll(isPaused).toBe(true);
    await page.getByRole('button', { name: 'Play background video' }).first().click();
    await expect.poll(isPaused).toBe(false);
  });
});

describe('With the keyboard alone', () => {
  it('the first stop leads past the bar', async () => {
    const page = await openPage({ reducedMotion: 'reduce' });
    await openAlive(page, '/our-work');
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('Skip to the good bit');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  it.each(['/', '/about-the-reelists', '/production-services'])(
    '%s shows every stop, and none behind the bar',
    async (path) => {
      const page = await openPage({ reducedMotion: 'reduce' });
      await openAlive(page, path);
      const hidden: string[] = [];
      let stops = 0;
      for (; stops < 120; stops++) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(() => {
          const node = document.activeElement;
          if (!node || node === document.body) return null;
          const { left, top, width, height, bottom } = node.getBoundingClientRect();
          const [x, y] = [
            left + width / 2,
            Math.min(Math.max(top + height / 2, 1), innerHeight - 1),
          ];
          const above = document.elementFromPoint(x, y);
          const isSeen =
            bottom > 0 &&
            top < innerHeight &&
            width > 0 &&
            above !== null &&
            (node.contains(above) || above.contains(node));
          // A stop that fills its block is ringed by the block.
          let ringed: Element | null = node;
          while (ringed && getComputedStyle(ringed).outlineStyle === 'none')
            ringed = ringed.parentElement;
          return {
            name: node.getAttribute('aria-label') ?? node.textContent?.slice(0, 40),
            isFine: isSeen && ringed && parseFloat(getComputedStyle(ringed).outlineWidth) >= 2,
          };
        });
        if (!stop) break;
        if (!stop.isFine) hidden.push(`${stop.name}`);
      }
      expect(stops).toBeGreaterThan(15);
      expect(stops).toBeLessThan(120);
      expect(hidden).toEqual([]);
    },
  );
});

it('The privacy page marks the section in view, after a jump from one end to the other too', async () => {
  const page = await openPage({ reducedMotion: 'reduce' });
  await openAlive(page, '/privacy');
  const current = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]');
  await expect.poll(() => current.innerText()).toBe('What we keep');
  await page.keyboard.press('End');
  await expect.poll(() => current.innerText()).toBe('Who to write to');
  await page.keyboard.press('Home');
  await expect.poll(() => current.innerText()).toBe('What we keep');
});

describe('The map', () => {
  it('is drawn, 400 pixels high, with a way there, and asks nobody', async () => {
    const page = await openPage({ viewport: PHONE });
    await openAlive(page, '/contact-us');
    const map = page.getByRole('region', { name: 'Map' });
    await map.scrollIntoViewIfNeeded();
    const drawing = await map.locator('svg').first().boundingBox();
    expect(drawing?.height).toBe(400);
    const way = map.getByRole('link', { name: 'Open in a map app' });
    expect(await way.getAttribute('href')).toContain('destination=53.');
  });
});

describe('The other end', () => {
  it('a page that cannot be loaded says so and can be tried again', async () => {
    const page = await openPage({ reducedMotion: 'reduce', expectedErrors: /500|Error/ });
    let isDown = true;
    await page.route('**/api/v1/work-items/**', (route) =>
      isDown
        ? route.fulfill({ status: 500, json: { ok: false, message: 'The shelf fell down.' } })
        : route.continue(),
    );
    await openAlive(page, '/contact-us');
    await page.getByRole('link', { name: 'Our work' }).first().click();
    await page.getByText('The shelf fell down.').waitFor();
    expect(pathOf(page)).toBe('/our-work');
    expect(await page.locator('h1').count()).toBe(1);
    isDown = false;
    await page.getByRole('button', { name: 'Take two' }).click();
    await page.getByRole('heading', { level: 1, name: 'Our work' }).waitFor();
  });

  it('a page asked for while the line is down says so, and comes when it is back', async () => {
    const page = await openPage({
      reducedMotion: 'reduce',
      expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|import/,
    });
    await openAlive(page, '/contact-us');
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'No signal' }).waitFor();
    const ground = page.locator('[data-ground]', { has: page.locator('h1') });
    expect(await ground.evaluate((node) => node.clientHeight)).toBe(DESKTOP.height);
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
  });

  it('a page without its films still looks like one', async () => {
    const page = await openPage({ reducedMotion: 'reduce', expectedErrors: /500/ });
    await page.route('**/api/v1/videos/**', (route) =>
      route.fulfill({ status: 500, json: { ok: false, message: 'The projector is out.' } }),
    );
    await openAlive(page, '/blog');
    await page.getByRole('link', { name: 'Home' }).first().click();
    await page.getByRole('heading', { name: 'Who are we, anyway?' }).waitFor();
    expect(await page.locator('header video, main video').count()).toBe(0);
    expect(await page.getByText('The projector is out.').count()).toBe(0);
  });
});
