import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, useBrowser } from './browser.ts';
import { callApi } from './call-api.ts';
import { PUBLIC_PATHS } from './site-paths.ts';

const { openPage } = useBrowser();

const publicPaths = async () => {
  const { items } = await callApi<{ items: { slug: string }[] }>('/blog/');
  return [...PUBLIC_PATHS, `/blog/${items[0]?.slug}`, '/no-such-page'];
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
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { id, nodes } of violations)
        found.push(`${path}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    }
    expect(found).toEqual([]);
  });
});

describe.each([320, 390, 1440])('At %i pixels', (width) => {
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
