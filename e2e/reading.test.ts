import { describe, expect, inject, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { callApi, staffToken } from './call-api.ts';
import { openAlive } from './open-alive.ts';
import { PUBLIC_PATHS } from './site-paths.ts';

interface Block {
  _id: string;
  key: string;
  fields: { name: string; kind: string; text: string }[];
}

const findBlock = async (key: string) => {
  const { blocks } = await callApi<{ blocks: Block[] }>('/cms/');
  const block = blocks.find((candidate) => candidate.key === key);
  if (!block) throw new Error(`No page text is called ${key}`);
  return block;
};

const { openPage } = useBrowser();

describe('A visitor without JavaScript', () => {
  it('reads the text that is in the CMS, in the order of the specification', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto('/');

    const text = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
    const { fields } = await findBlock('home.showreel');
    for (const field of fields)
      for (const paragraph of field.text.split(/\n{2,}/))
        expect(text).toContain(paragraph.replace(/\s+/g, ' ').trim());

    const headings = (await page.getByRole('heading').allInnerTexts()).join('\n').toLowerCase();
    const order = ['made some great work', 'so, what do we do', 'who are we, anyway'];
    const places = order.map((heading) => headings.indexOf(heading));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('sees an edited text on the next load', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto('/');
    const block = await findBlock('home.showreel');
    const field = block.fields.find(({ kind }) => kind !== 'line') ?? block.fields[0];
    if (!field) throw new Error('home.showreel has no field');
    const edited = `We film at the harbour, take ${Date.now()}.`;

    const token = await staffToken();
    const update = (text: string) =>
      callApi(`/cms/update/${block._id}`, {
        token,
        json: { fields: [{ name: field.name, text }] },
      });
    await update(edited);
    try {
      await page.reload();
      expect(await page.locator('body').innerText()).toContain(edited);
    } finally {
      await update(field.text);
    }
  });

  it('finds films, people and posts on their pages', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    const counts: [path: string, api: string, name: 'title' | 'name'][] = [
      ['/our-work', '/work-items?placement=work', 'title'],
      ['/about-the-reelists', '/team/', 'name'],
      ['/blog', '/blog/', 'title'],
    ];
    for (const [path, api, name] of counts) {
      const { items } = await callApi<{ items: Record<string, string>[] }>(api);
      expect(items.length).toBeGreaterThan(0);
      await page.goto(path);
      const text = (await page.locator('main').textContent()) ?? '';
      for (const item of items) expect(text, path).toContain(item[name]);
    }
  });
});

describe('Every public path', () => {
  const titles = new Set<string>();

  it.each(PUBLIC_PATHS)('%s has its own title, description and one h1', async (path) => {
    const page = await openPage();
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);

    const title = await page.title();
    expect(title).toMatch(/^The Reelists - \S/);
    expect(titles.has(title), `${title} belongs to another page`).toBe(false);
    titles.add(title);
    const description = page.locator('meta[name="description"]');
    expect((await description.getAttribute('content'))?.length).toBeGreaterThan(30);
    expect(await page.locator('h1').count()).toBe(1);

    // The script has started, pictures have come: whatever goes wrong has gone wrong by now.
    await page.mouse.move(5, 5);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('h1').count()).toBe(1);
  });

  it('is a 404 with a way on when there is no such page', async () => {
    for (const path of ['/nothing-here', '/blog/no-such-post']) {
      const page = await openPage({ expectedErrors: /404/ });
      const response = await openAlive(page, path);
      expect(response?.status(), path).toBe(404);
      expect(await page.locator('main a[href="/"], header a[href="/"]').count()).toBeGreaterThan(0);
      expect(await page.title(), path).toBe('The Reelists - Not Found');
    }
  });
});

describe('The blog', () => {
  it('shows six posts, and six more on See more while there are more', async () => {
    const { items, total_items } = await callApi<{ items: unknown[]; total_items: number }>(
      '/blog/',
    );
    const page = await openPage();
    await page.goto('/blog');
    const posts = page.locator(
      'main a[href^="/blog/"]:has(h2, h3), main :is(h2, h3) a[href^="/blog/"]',
    );
    expect(await posts.count()).toBe(items.length);
    expect(items.length).toBe(Math.min(6, total_items));

    const seeMore = page
      .getByRole('link', { name: 'See more' })
      .or(page.getByRole('button', { name: 'See more' }));
    expect(await seeMore.count()).toBe(total_items > 6 ? 1 : 0);
    if (total_items <= 6) return;
    await seeMore.click();
    await expect.poll(() => posts.count()).toBe(Math.min(12, total_items));
  });

  it('opens a post with its title and body', async () => {
    const { items } = await callApi<{ items: { title: string }[] }>('/blog/');
    const page = await openPage();
    await page.goto('/blog');
    const title = items[0]?.title ?? '';
    await page.getByRole('link', { name: title }).first().click();
    await page.waitForURL('**/blog/*');
    await expect.poll(() => page.locator('h1').innerText()).toBe(title);
    expect((await page.locator('main p').allInnerTexts()).join('').length).toBeGreaterThan(100);
  });
});

it('A page asked for twice comes from memory, with a tag that saves the third transfer', async () => {
  const origin = inject('origin');
  await fetch(origin);
  const second = await fetch(origin);
  expect(second.headers.get('x-cache')).toBe('hit');
  const etag = second.headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  const third = await fetch(origin, { headers: { 'if-none-match': etag } });
  expect(third.status).toBe(304);
});
