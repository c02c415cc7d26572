import type { Page } from 'playwright-core';

export const VIDEO_HOST = /^https:\/\/([a-z-]+\.)?vimeo(cdn)?\.com\//;

/** Milliseconds below which a form counts as a machine's work. */
export const MIN_FILL_MS = 2_000;

/** The video host, answered by an empty page: what was asked of it is what the test is about. */
export const standInForVideoHost = async (page: Page) => {
  const asked: string[] = [];
  await page.route(VIDEO_HOST, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Player</title>',
    });
  });
  return asked;
};

/** Opens a path and waits until the script has taken the page over; gives what the server answered. */
export const openAlive = async (page: Page, path: string) => {
  await page.addInitScript(() => {
    let ready: (() => void) | undefined;
    Object.defineProperty(window, 'reelistsReady', {
      get: () => ready,
      set: (given: () => void) => {
        ready = () => {
          given();
          document.documentElement.dataset.alive = '';
        };
      },
    });
  });
  const response = await page.goto(path);
  await page.mouse.move(5, 5);
  await page.keyboard.press('Shift');
  await page.locator('html[data-alive]').waitFor();
  return response;
};

/** Keeps the site's script from a page until the release that comes back is called. */
export const holdScript = async (page: Page) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
