import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { STAFF } from '../scripts/start-product.mjs';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** Milliseconds anything on a page may take. */
const PATIENCE = 10_000;

interface OpenOptions extends BrowserContextOptions {
  /** Console errors the test is about, by a part of their text. */
  expectedErrors?: RegExp;
  /** Other servers the test is about, by their address. */
  expectedStrangers?: RegExp;
}

interface Watch {
  expectedErrors: RegExp | undefined;
  errors: string[];
  strangers: string[];
}

/** Strapi's panel asks for parts it only sells, and has the 404s written to the console. */
const isInPanel = (page: Page) => new URL(page.url()).pathname.startsWith('/strapi');

/**
 * A browser for one test file, and pages that are watched: a test fails when its page threw, or,
 * outside Strapi's panel, wrote an error to the console or asked any other server for anything.
 */
export const useBrowser = () => {
  const origin = inject('origin');
  let browser: Browser;
  let watches: Watch[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        // A key pressed while Chromium still glides to where the last one sent it is lost.
        '--disable-smooth-scrolling',
        // Nothing leaves this machine, whatever a page asks for; the asking is what counts.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    });
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    const seen = watches;
    watches = [];
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(
      seen.flatMap(({ strangers }) => strangers),
      'requests to other servers',
    ).toEqual([]);
    for (const { errors, expectedErrors } of seen)
      expect(
        errors.filter((text) => !expectedErrors?.test(text)),
        'errors in the console',
      ).toEqual([]);
  });

  /** A page of a browser nobody has used before. */
  const openPage = async ({
    expectedErrors,
    expectedStrangers,
    ...options
  }: OpenOptions = {}): Promise<Page> => {
    const context = await browser.newContext({ baseURL: origin, viewport: DESKTOP, ...options });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const watch: Watch = { expectedErrors, errors: [], strangers: [] };
    watches.push(watch);
    page.on('console', (message) => {
      if (message.type() === 'error' && !isInPanel(page))
        watch.errors.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => watch.errors.push(`${page.url()}: ${error.stack}`));
    page.on('request', (request) => {
      const url = new URL(request.url());
      const isStranger = /^https?:$/.test(url.protocol) && url.origin !== origin;
      if (isStranger && !isInPanel(page) && !expectedStrangers?.test(url.href))
        watch.strangers.push(url.href);
    });
    return page;
  };

  /** A page of a browser in which a member of staff has just logged in, on /admin/posts. */
  const openStaffPage = async (options: OpenOptions = {}) => {
    const page = await openPage(options);
    await page.goto('/admin');
    await page.getByLabel('Email').fill(STAFF.email);
    await page.getByLabel('Password').fill(STAFF.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/admin/posts');
    return page;
  };

  let panelLogin: BrowserContextOptions['storageState'];

  /**
   * A path below /strapi in a browser in which a member of staff is logged in there. One login for
   * all: Strapi lets nobody log in more than five times in five minutes.
   */
  const openPanelPage = async (path: string) => {
    const page = await openPage({ storageState: panelLogin });
    await page.goto(`/strapi${path}`);
    if (panelLogin) return page;
    await page.getByLabel(/^Email/).fill(STAFF.email);
    await page.getByLabel(/^Password/).fill(STAFF.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL((url) => url.pathname === `/strapi${path}`);
    panelLogin = await page.context().storageState();
    return page;
  };

  return { openPage, openStaffPage, openPanelPage };
};
