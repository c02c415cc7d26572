import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { PUBLIC_PATHS } from './site-paths.ts';

const { openPage } = useBrowser();

/** Specification, section 2, in its order and spelling. */
const SERVICES = [
  'Full Service Production',
  'Social Videos',
  'TV',
  'Concept Development',
  'Copywriting',
  'Filming',
  'Editing',
  'Animation',
  'Drone',
  'Studio Shoots',
  'Motion Graphics',
  'Voiceover',
];

/** A page as the server sends it. */
const open = async (path: string): Promise<Page> => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(path);
  return page;
};
const linksIn = (page: Page, part: string) =>
  page
    .locator(part)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [link.textContent?.trim() ?? '', link.getAttribute('href') ?? '']),
    );
/** A heading is drawn line by line beside a hidden copy of its words. */
const headingsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((headings) =>
    headings.map((heading) => {
      const words = heading.querySelector('.vh') ?? heading;
      return [heading.tagName, words.textContent?.trim() ?? ''] as const;
    }),
  );

describe('The home page', () => {
  it('has its blocks in the order of the specification', async () => {
    const page = await open('/');
    const headings = (await headingsOf(page, 'main h2')).map(([, words]) => words);
    expect(headings.slice(1)).toEqual([
      'We’ve met some great people',
      'and made some great work',
      'So, what do we do?',
      'Who are we, anyway?',
    ]);
    expect(await page.locator('main section').first().getByRole('button').count()).toBe(1);
    expect(await linksIn(page, 'main')).toEqual(
      expect.arrayContaining([
        ['Read All About Us', '/about-the-reelists'],
        ['Read our blog', '/blog'],
      ]),
    );
  });

  it.each([
    ['/', 11],
    ['/our-work', 27],
    ['/production-services', 15],
    ['/property-videos', 9],
    ['/publiccomms', 16],
    ['/animation', 9],
  ])('and the others show their films: %s has %i', async (path, count) => {
    const page = await open(path);
    expect(await page.locator('main li button img').count()).toBe(count);
  });
});

describe('The twelve services', () => {
  it('are on /our-services, which leads to five pages', async () => {
    const page = await open('/our-services');
    expect(await page.locator('main section').first().locator('li b').allTextContents()).toEqual(
      SERVICES,
    );
    const hrefs = (await linksIn(page, 'main')).map(([, href]) => href);
    expect(hrefs).toEqual(
      expect.arrayContaining([
        '/drone',
        '/animation',
        '/production-services',
        '/publiccomms',
        '/property-videos',
      ]),
    );
  });

  it('are on the page for agencies, with twelve pieces of equipment', async () => {
    const page = await open('/production-services');
    const names = await page.locator('main h3').allTextContents();
    expect(names.slice(0, 12)).toEqual(SERVICES);
    expect(names.slice(12)).toHaveLength(12);
  });
});

it('The about page closes with four ways on', async () => {
  const page = await open('/about-the-reelists');
  expect(await linksIn(page, 'main section:last-of-type')).toEqual([
    ['Get in touch now', '/contact-us'],
    ['Our services', '/our-services'],
    ['Watch our work', '/our-work'],
    ['Read our blog', '/blog'],
  ]);
});

it('Studio Life’s pictures are set in a cycle of five', async () => {
  const page = await open('/about-the-reelists');
  const life = page.locator('section', { has: page.getByRole('heading', { name: 'Studio Life' }) });
  const places = await life.locator('li').evaluateAll((items) =>
    items.map((item) => {
      const { marginTop, gridColumnEnd, aspectRatio } = getComputedStyle(item);
      return [marginTop, gridColumnEnd, aspectRatio].join(' ');
    }),
  );
  expect(places.slice(5, 25)).toEqual(places.slice(0, 20));
  expect(new Set(places.slice(0, 5)).size).toBeGreaterThan(3);
});

describe('Every page', () => {
  it.each(PUBLIC_PATHS)(
    '%s has an h1 under 14 characters, and a longer title as an h2',
    async (path) => {
      const headings = await headingsOf(await open(path), 'h1, header h2');
      expect(headings.filter(([tag]) => tag === 'H1')).toHaveLength(1);
      for (const [tag, words] of headings)
        if (tag === 'H1') expect(words.length, words).toBeLessThan(14);
        else expect(words.length, words).toBeGreaterThanOrEqual(14);
    },
  );

  it.each(PUBLIC_PATHS)(
    '%s ends with the way to us, the social links and the credit',
    async (path) => {
      const page = await open(path);
      const text = (await page.locator('footer').innerText()).replaceAll(/\s+/g, ' ');
      for (const words of ['+353 1 555 0142', 'Dublin 4', 'Site built by '])
        expect(text).toContain(words);
      const links = await linksIn(page, 'footer');
      const names = links.map(([name]) => name);
      expect(names).toEqual(expect.arrayContaining(['Instagram', 'Facebook', 'LinkedIn', 'Vimeo']));
      expect(links.map(([, href]) => href)).toContain('mailto:hello@thereelists.example');
      expect(names.some((name) => name?.includes('Book a Free Consultation'))).toBe(true);
    },
  );
});
