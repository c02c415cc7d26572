import http from 'node:http';
import { describe, expect, inject, it } from 'vitest';
import { callApi } from './call-api.ts';
import { PUBLIC_PATHS } from './site-paths.ts';

const origin = inject('origin');

interface Page {
  status: number;
  html: string;
  /** Every value of one kind of tag in the head. */
  meta: (name: string) => string[];
  links: (rel: string) => string[];
  graph: Record<string, unknown>[];
}

const unescape = (text: string) =>
  text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const attribute = (tag: string, name: string) =>
  unescape(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

const read = async (path: string): Promise<Page> => {
  const response = await fetch(new URL(path, origin), { headers: { accept: 'text/html' } });
  const html = await response.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = (kind: string) => head.match(new RegExp(`<${kind}\\s[^>]*>`, 'g')) ?? [];
  const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(head)?.[1];
  return {
    status: response.status,
    html,
    meta: (name) =>
      tags('meta')
        .filter((tag) => [attribute(tag, 'name'), attribute(tag, 'property')].includes(name))
        .map((tag) => attribute(tag, 'content')),
    links: (rel) =>
      tags('link')
        .filter((tag) => attribute(tag, 'rel') === rel)
        .map((tag) => attribute(tag, 'href')),
    graph: json ? (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'] : [],
  };
};

/** A path as it is written: fetch would tidy it up. */
const readRaw = (path: string) =>
  new Promise<http.IncomingMessage & { status: number }>((resolve, reject) => {
    http
      .get(origin, { path }, (response) => {
        response.resume();
        resolve(Object.assign(response, { status: response.statusCode ?? 0 }));
      })
      .on('error', reject);
  });

const typed = ({ graph }: Page, type: string) => graph.filter((thing) => thing['@type'] === type);
const firstPost = async () => {
  const { items } = await callApi<{ items: { _id: string; slug: string; title: string }[] }>(
    '/blog/',
  );
  if (!items[0]) throw new Error('The seed brought no post');
  return items[0];
};

describe('The head of', () => {
  it.each(PUBLIC_PATHS)('%s says where it is, what it is and how it looks', async (path) => {
    const page = await read(path);
    const address = `${origin}${path}`;
    expect(page.links('canonical')).toEqual([address]);
    expect(page.meta('og:url')).toEqual([address]);
    expect(page.meta('og:title')).toEqual(page.meta('twitter:title'));
    expect(page.meta('og:title')[0]).toMatch(/^The Reelists - \S/);
    expect(page.meta('og:description')).toEqual(page.meta('description'));
    expect(page.meta('twitter:card')).toEqual(['summary_large_image']);
    expect(page.meta('robots')).toEqual([]);
    expect(page.links('alternate')).toEqual(['/feed.xml']);

    const [picture = ''] = page.meta('og:image');
    expect(page.meta('twitter:image')).toEqual([picture]);
    const response = await fetch(picture);
    expect(response.status, picture).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^image\/(jpeg|png)$/);

    expect(typed(page, 'Organization')).toEqual([
      expect.objectContaining({
        name: 'The Reelists',
        address: expect.objectContaining({
          '@type': 'PostalAddress',
          addressLocality: 'Dublin 4',
          addressCountry: 'IE',
        }),
      }),
    ]);
    expect(typed(page, 'WebSite')).toHaveLength(1);
    const [trail] = typed(page, 'BreadcrumbList') as { itemListElement: { item: string }[] }[];
    expect(trail?.itemListElement.at(-1)?.item).toBe(path === '/' ? undefined : address);
  });

  it('a page of films names each one with its picture, date and player', async () => {
    const films = typed(await read('/our-work'), 'VideoObject');
    expect(films).toHaveLength(27);
    for (const film of films) {
      expect(film).toMatchObject({
        name: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
        thumbnailUrl: expect.stringMatching(new RegExp(`^${origin}/uploads/`)),
        duration: expect.stringMatching(/^PT\d+M\d+S$/),
      });
      expect(Date.parse(film.uploadDate as string)).toBeLessThan(Date.now());
      expect(film.contentUrl ?? film.embedUrl).toMatch(/^https?:/);
    }
  });

  it.each(['/', '/videos-for-your-business', '/drone', '/animation'])(
    '%s names the showreel with its picture, date and player',
    async (path) => {
      const [showreel] = typed(await read(path), 'VideoObject');
      expect(showreel).toMatchObject({
        name: 'The Reelists showreel',
        description: expect.stringMatching(/\S/),
        thumbnailUrl: expect.stringMatching(new RegExp(`^${origin}/uploads/`)),
        duration: expect.stringMatching(/^PT\d+M\d+S$/),
        embedUrl: expect.stringMatching(/^https:/),
      });
      expect(Date.parse(showreel?.uploadDate as string)).toBeLessThan(Date.now());
      expect((await fetch(showreel?.thumbnailUrl as string)).status).toBe(200);
    },
  );

  it('the home page brings the largest picture of its first screen along', async () => {
    const { html } = await read('/');
    const preload = /<link rel="preload" as="image"[^>]*>/.exec(html)?.[0] ?? '';
    expect(attribute(preload, 'fetchpriority')).toBe('high');
    const [offered = 'nothing'] = attribute(preload, 'imagesrcset').split(' ');
    const poster = /<header>[\s\S]*?<picture>[\s\S]*?<\/picture>/.exec(html)?.[0] ?? '';
    expect(poster).toContain(offered);
    expect(poster).toContain('fetchPriority="high"');
  });
});

describe('A post', () => {
  it('has one address, whether asked for by its slug or its id', async () => {
    const { _id, slug } = await firstPost();
    for (const id of [slug, _id]) {
      const page = await read(`/blog/${id}`);
      expect(page.status).toBe(200);
      expect(page.links('canonical')).toEqual([`${origin}/blog/${slug}`]);
      expect(page.meta('og:url')).toEqual([`${origin}/blog/${slug}`]);
    }
  });

  it('is an article with its dates and picture, two steps from the home page', async () => {
    const { slug, title } = await firstPost();
    const page = await read(`/blog/${slug}`);
    expect(page.meta('og:type')).toEqual(['article']);
    const [article] = typed(page, 'Article');
    expect(article).toMatchObject({
      headline: title,
      mainEntityOfPage: `${origin}/blog/${slug}`,
      image: expect.stringMatching(new RegExp(`^${origin}/uploads/`)),
    });
    expect(Date.parse(article?.datePublished as string)).toBeGreaterThan(0);
    expect(Date.parse(article?.dateModified as string)).toBeGreaterThan(0);
    const [trail] = typed(page, 'BreadcrumbList') as { itemListElement: { name: string }[] }[];
    expect(trail?.itemListElement.map(({ name }) => name)).toEqual(['Home', 'Blog', title]);
  });
});

describe('Every page has one address', () => {
  it.each([
    ['/blog/', '/blog'],
    ['/our-work//', '/our-work'],
    ['/our-work/?utm_source=x&utm_medium=y', '/our-work?utm_source=x&utm_medium=y'],
    ['/blog/?count=12&utm_source=x', '/blog?count=12&utm_source=x'],
    ['//?utm_source=x', '/?utm_source=x'],
  ])('%s leads to %s', async (asked, address) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(origin + asked, { method, redirect: 'manual' });
      expect(response.status).toBe(301);
      expect(response.headers.get('location')).toBe(address);
    }
  });

  it.each([
    '//evil.example/',
    '/\\\\evil.example/',
    '//evil.example/our-work/?a=b',
    '///our-work/',
  ])('%s leads to nobody else', async (path) => {
    const { status, headers } = await readRaw(path);
    expect([301, 404]).toContain(status);
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  });

  it('a query changes nothing of it', async () => {
    const page = await read('/our-work?utm_source=a');
    expect(page.links('canonical')).toEqual([`${origin}/our-work`]);
  });

  it.each([
    '/Our-Work',
    '/nothing-here',
    '/nothing-here/',
    '/blog/no-such-post',
    '/admin/nothing-here',
    '/%E0%A4',
    '/blog/%E0%A4',
    '/admin/%zz',
    '/%00',
    '/..%2fetc%2fpasswd',
  ])('%s is none', async (path) => {
    const page = await read(path);
    expect(page.status).toBe(404);
    expect(page.meta('robots')).toEqual(['noindex']);
    expect(page.links('canonical')).toEqual([]);
    expect(page.html).toContain('Back to the start');
    const { status, headers } = await fetch(origin + path, {
      method: 'HEAD',
      headers: { accept: 'text/html' },
    });
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('the page for all the others is made once', async () => {
    const asked = ['/a/%E0%A4', '/b/%E0%A4', '/wp-login.php', '/.env'];
    const answers = await Promise.all(asked.map((path) => fetch(origin + path)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    expect((await fetch(`${origin}/c/%E0%A4`)).headers.get('x-cache')).toBe('hit');
  });
});

it('robots.txt keeps the staff area out and names the sitemap', async () => {
  const lines = (await (await fetch(`${origin}/robots.txt`)).text()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /strapi',
      `Sitemap: ${origin}/sitemap.xml`,
    ]),
  );
});

describe('The sitemap', () => {
  it('names every public path and every post, and none of the staff’s', async () => {
    const response = await fetch(`${origin}/sitemap.xml`);
    expect(response.headers.get('content-type')).toMatch(/xml/);
    const xml = await response.text();
    const found = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
    expect(found).toEqual(expect.arrayContaining(PUBLIC_PATHS.map((path) => origin + path)));
    expect(found).toContain(`${origin}/blog/${(await firstPost()).slug}`);
    expect(found.filter((url) => /\/(admin|strapi|your-booking)/.test(url))).toEqual([]);
    expect(new Set(found).size).toBe(found.length);
  });

  it('names the pictures and films of a page', async () => {
    const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
    const page = xml.split('<url>').find((part) => part.includes(`<loc>${origin}/our-work</loc>`));
    expect(page?.match(/<image:loc>/g)).toHaveLength(27);
    expect(page?.match(/<video:video>/g)).toHaveLength(27);
    expect(page?.match(/<video:thumbnail_loc>/g)).toHaveLength(27);
  });
});

it('The feed holds the posts, newest first, at their addresses', async () => {
  const response = await fetch(`${origin}/feed.xml`);
  expect(response.headers.get('content-type')).toMatch(/rss\+xml/);
  const xml = await response.text();
  const { _id, slug, title } = await firstPost();
  const [first = ''] = xml.match(/<item>[\s\S]*?<\/item>/) ?? [];
  expect(first).toContain(title);
  expect(first).toContain(`<link>${origin}/blog/${slug}</link>`);
  // By an address that stays when the slug does not.
  expect(first).toContain(`<guid isPermaLink="false">${origin}/blog/${_id}</guid>`);
  expect(first).toMatch(/<enclosure length="[1-9]\d*" type="image\/jpeg" url="[^"]+"/);
  const dates = [...xml.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, day = '']) =>
    Date.parse(day),
  );
  expect(dates.length).toBeGreaterThan(0);
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
});
