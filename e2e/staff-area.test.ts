import { describe, expect, it } from 'vitest';
import { STAFF } from '../scripts/start-product.mjs';
import { useBrowser } from './browser.ts';
import { STAFF_PATHS } from './site-paths.ts';

const { openPage, openStaffPage } = useBrowser();
const TOKEN_KEY = 'reelists_access_token';

/** A JWT nobody signed, that says of itself to be good for years. */
const forgedToken = () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const payload = { id: 'x', isActive: true, iat: 1_700_000_000, exp: 4_000_000_000 };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
};

describe('Without a login', () => {
  it.each(STAFF_PATHS)('%s leads to /', async (path) => {
    const page = await openPage();
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('a forged token shows nothing of anybody’s', async () => {
    const page = await openPage({ expectedErrors: /401/ });
    await page.addInitScript(([key, token]) => localStorage.setItem(key, token), [
      TOKEN_KEY,
      forgedToken(),
    ] as const);
    await page.goto('/admin/contacts');
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('cell').count()).toBe(0);
  });
});

describe('The login', () => {
  it('is closed until something is typed, and refuses a wrong password in an alert', async () => {
    const page = await openPage({ expectedErrors: /401/ });
    await page.goto('/admin');
    const login = page.getByRole('button', { name: 'Login' });
    await login.waitFor();
    expect(await login.isDisabled()).toBe(true);
    await page.getByLabel('Email').fill(STAFF.email);
    await page.getByLabel('Password').fill('not the password');
    const alert = page.waitForEvent('dialog');
    const click = login.click();
    const dialog = await alert;
    expect(dialog.type()).toBe('alert');
    expect(dialog.message().length).toBeGreaterThan(10);
    await dialog.accept();
    await click;
    expect(new URL(page.url()).pathname).toBe('/admin');
    expect(await page.getByLabel('Email').inputValue()).toBe(STAFF.email);
  });

  it('opens every screen of the sidebar, and Log Out ends it', async () => {
    const page = await openStaffPage();
    const screens: [link: string, path: string][] = [
      ['Bookings', '/admin/bookings'],
      ['Contacts', '/admin/contacts'],
      ['Page Content', '/admin/videos'],
      ['CMS', '/admin/cms'],
      ['Posts', '/admin/posts'],
    ];
    const sidebar = page.getByRole('navigation');
    for (const [link, path] of screens) {
      await sidebar.getByRole('link', { name: link }).click();
      await page.waitForURL(`**${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    await page.reload();
    expect(new URL(page.url()).pathname).toBe('/admin/posts');

    await sidebar.getByRole('link', { name: 'Log Out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByText('Logged Out User').waitFor();
    // What the home page says and shows comes from the server, and nothing of it may be gone.
    await page.getByRole('heading', { name: 'We’ve met some great people' }).waitFor();
    await page.getByRole('group', { name: 'Testimonials' }).getByRole('blockquote').waitFor();
    await page.getByRole('heading', { name: 'and made some great work' }).waitFor();
    expect(await page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY)).toBeNull();
    await page.goto('/admin/posts');
    await page.waitForURL((url) => url.pathname === '/');
  });

  it('opens the Strapi panel with the same email and password', async () => {
    const page = await openPage({ expectedErrors: /401/ });
    await page.goto('/strapi');
    await page.getByLabel(/^Email/).fill(STAFF.email);
    await page.getByLabel(/^Password/).fill(STAFF.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page
      .getByRole('link', { name: /Content Manager/ })
      .first()
      .waitFor();
  });
});
