// @vitest-environment node
import type { RenderRequest } from '@reelists/contract';
import { describe, expect, it, vi } from 'vitest';
import { publicPaths, render, routeKind, shell } from './entry-server.tsx';

const post = {
  _id: 'p1',
  slug: 'the-edit',
  title: 'The edit </script><script>alert(1)</script>',
  excerpt: 'People think "editing" is tidying up.',
  wysiwyg: '<p>People think editing is tidying up.</p>',
  header_image: null,
  status: 'Published',
  createdAt: '2026-07-15T08:00:00.000Z',
  updatedAt: '2026-07-16T08:00:00.000Z',
  published_at: '2026-07-15T23:30:00.000Z',
  published_on: '2026-07-16',
  publish_at: null,
  pictures: [],
};
const older = { ...post, _id: 'p0', slug: 'the-rain', title: 'The rain' };

/** A server with a word for every field that is asked for, and one of everything else. */
const bodies: [pattern: RegExp, body: (path: URL) => object][] = [
  [
    /\/cms\//,
    (url) => ({
      blocks: (url.searchParams.get('keys') ?? '').split(',').map((key) => ({
        key,
        fields: ['title', 'sub', 'heading', 'text', 'lead', 'motto', 'line'].map((name) => ({
          name,
          text: name === 'title' ? 'A title' : `${key} ${name}`,
        })),
      })),
    }),
  ],
  [/\/videos\//, () => ({ videos: [] })],
  [/\/blog\/get\/(the-edit|p1|once)$/, () => ({ post })],
  [/\/blog\/\?/, () => ({ items: [post, older], page_size: 6, total_items: 2 })],
  [/\/(work-items|testimonials|team|gallery)\//, () => ({ items: [] })],
];

const fetchApi: RenderRequest['fetchApi'] = async (path) => {
  const url = new URL(path, 'http://cms');
  const found = bodies.find(([pattern]) => pattern.test(path));
  return found
    ? { status: 200, body: { ok: true, ...found[1](url) } }
    : { status: 404, body: { ok: false, message: 'Not found' } };
};

const get = (url: string, rest: Partial<RenderRequest> = {}) =>
  render({ url, publicUrl: 'https://reelists.example', fetchApi, ...rest });

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
const h1sOf = (html: string) => html.match(/<h1[\s>]/g)?.length;

describe('every public path', () => {
  it.each(publicPaths())(
    '%s is a page with its own title, description and one h1',
    async (path) => {
      expect(routeKind(path)).toBe('page');
      const { status, html } = await get(path);
      expect(status).toBe(200);
      expect(titleOf(html)).toMatch(/^The Reelists - \S/);
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/);
      expect(html).toContain(`<link rel="canonical" href="https://reelists.example${path}">`);
      expect(h1sOf(html)).toBe(1);
      expect(html).toContain('Book a Free Consultation');
    },
  );

  it('has a title no other path has', async () => {
    const titles = await Promise.all(
      publicPaths().map(async (path) => titleOf((await get(path)).html)),
    );
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('a post', () => {
  it('is found by slug and by id, under one canonical address', async () => {
    for (const id of ['the-edit', 'p1']) {
      const { status, html } = await get(`/blog/${id}`);
      expect(status).toBe(200);
      expect(html).toContain(
        '<link rel="canonical" href="https://reelists.example/blog/the-edit">',
      );
      expect(html).toContain('<meta property="og:type" content="article">');
    }
  });

  it('is dated as the server says, without a calendar of the browser’s', async () => {
    const format = vi.spyOn(Intl, 'DateTimeFormat');
    for (const path of ['/blog', '/blog/the-edit'])
      expect((await get(path)).html).toContain('<time dateTime="2026-07-16"');
    expect((await get('/blog')).html).toContain('16 July 2026');
    expect(format).not.toHaveBeenCalled();
    format.mockRestore();
  });

  it('sends who asks for an address it once had to the one it has', async () => {
    expect(await get('/blog/once')).toMatchObject({ status: 301, location: '/blog/the-edit' });
  });

  it('ends with a way on to other posts, and not to itself', async () => {
    const { html } = await get('/blog/the-edit');
    const next = /aria-labelledby="read-next".*?<\/section>/s.exec(html)?.[0];
    expect(next?.match(/href="[^"]*"/g)).toEqual(['href="/blog/the-rain"', 'href="/blog"']);
  });

  it('cannot bring a script of its own into the page', async () => {
    const { html } = await get('/blog/the-edit');
    expect(html).not.toContain('<script>alert(1)');
  });

  it('that is missing is a 404 with one h1 and no place in a search engine', async () => {
    const { status, html } = await get('/blog/nobody');
    expect(status).toBe(404);
    expect(titleOf(html)).toBe('The Reelists - Not Found');
    expect(h1sOf(html)).toBe(1);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });
});

describe('the blog', () => {
  /** As the API does it: at most 100 at once, however many are asked for. */
  const blogOf = (total: number) => {
    const asked: string[] = [];
    const posts = Array.from({ length: total }, (_, index) => ({
      ...post,
      _id: `p${index}`,
      slug: `post-${index}`,
      title: `Post ${index}`,
    }));
    const fetchBlog: RenderRequest['fetchApi'] = async (path) => {
      if (!path.includes('/blog/?')) return fetchApi(path);
      asked.push(path);
      const { searchParams } = new URL(path, 'http://cms');
      const [count, offset] = [
        Number(searchParams.get('count')),
        Number(searchParams.get('offset')),
      ];
      const items = posts.slice(offset, offset + Math.min(count, 100));
      return { status: 200, body: { ok: true, items, page_size: count, total_items: total } };
    };
    return { asked, fetchBlog };
  };
  const titlesIn = (html: string) =>
    [...html.matchAll(/<h2[^>]*><a [^>]*>(Post \d+)<\/a>/g)].map(([, title]) => title);

  it('shows as many posts as its address asks for, past what the API gives at once', async () => {
    const { asked, fetchBlog } = blogOf(130);
    const { html } = await get('/blog?count=120', { fetchApi: fetchBlog });
    expect(titlesIn(html)).toEqual(Array.from({ length: 120 }, (_, index) => `Post ${index}`));
    expect(html).toContain('href="/blog?count=126"');
    expect(asked).toHaveLength(2);
  });

  it('ends with the oldest post, whatever number its address makes up', async () => {
    for (const count of [132, 9999]) {
      const { asked, fetchBlog } = blogOf(130);
      const { html } = await get(`/blog?count=${count}`, { fetchApi: fetchBlog });
      expect(titlesIn(html)).toHaveLength(130);
      expect(titlesIn(html).at(-1)).toBe('Post 129');
      expect(html).not.toContain('See more');
      expect(asked).toHaveLength(2);
    }
  });

  it('asks once while one answer is enough', async () => {
    const { asked, fetchBlog } = blogOf(130);
    expect(titlesIn((await get('/blog', { fetchApi: fetchBlog })).html)).toHaveLength(6);
    expect(asked).toHaveLength(1);
  });
});

it('answers an unknown path with a 404 page, which the table does not claim', async () => {
  expect(routeKind('/nowhere')).toBeNull();
  expect((await get('/nowhere')).status).toBe(404);
});

it('sends a path with a trailing slash to the one without', async () => {
  expect(await get('/our-work/?a=1')).toMatchObject({ status: 301, location: '/our-work?a=1' });
});

it('sends nobody to another server, whatever the path looks like', async () => {
  expect(await get('//elsewhere.example/a/')).toMatchObject({
    status: 301,
    location: '/elsewhere.example/a',
  });
});

describe('what a page says of itself to search engines', () => {
  const graphOf = (html: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '')[
      '@graph'
    ];
  const typed = (graph: { '@type': string }[], type: string) =>
    graph.filter((thing) => thing['@type'] === type);

  it('a post is an article with its dates and its one address', async () => {
    const graph = graphOf((await get('/blog/p1')).html);
    expect(typed(graph, 'Article')).toEqual([
      expect.objectContaining({
        headline: post.title,
        mainEntityOfPage: 'https://reelists.example/blog/the-edit',
        datePublished: post.published_at,
        dateModified: post.updatedAt,
      }),
    ]);
  });

  it.each(['/', '/videos-for-your-business', '/drone'])(
    '%s names the showreel, where there is a picture of it',
    async (path) => {
      const slot = {
        _id: 's1',
        files: [],
        poster: { url: '/uploads/reel.jpg', mime: 'image/jpeg', name: 'reel.jpg', size: 1 },
        createdAt: '2026-07-15T08:00:00.000Z',
      };
      const videosOf = async (poster: object | null) => {
        const { html } = await get(path, {
          fetchApi: (url) =>
            url.includes('/videos/')
              ? Promise.resolve({ status: 200, body: { ok: true, videos: [{ ...slot, poster }] } })
              : fetchApi(url),
        });
        return typed(graphOf(html), 'VideoObject');
      };
      expect(await videosOf(slot.poster)).toEqual([
        {
          '@type': 'VideoObject',
          name: 'The Reelists showreel',
          description: 'What we do, in under two minutes.',
          thumbnailUrl: 'https://reelists.example/uploads/reel.jpg',
          uploadDate: slot.createdAt,
          duration: 'PT1M52S',
          embedUrl: 'https://player.vimeo.com/video/307170578',
        },
      ]);
      expect(await videosOf(null)).toEqual([]);
    },
  );

  it('a film is a video where it has a name, a picture and a date, and not otherwise', async () => {
    const film = {
      _id: 'w1',
      title: 'Off Season',
      client: 'Saltbark Ferries',
      running_time: '1:34',
      video_id: '307170578',
      thumbnail: { url: '/uploads/a.jpg', mime: 'image/jpeg', name: 'a.jpg', size: 1, alt: '' },
      alt: 'Sea cliffs',
      createdAt: '2026-07-15T08:00:00.000Z',
    };
    const items = [film, { ...film, _id: 'w2', title: 'No picture', thumbnail: null }];
    const { html } = await get('/our-work', {
      fetchApi: (path) =>
        path.includes('/work-items/')
          ? Promise.resolve({ status: 200, body: { ok: true, items } })
          : fetchApi(path),
    });
    expect(typed(graphOf(html), 'VideoObject')).toEqual([
      {
        '@type': 'VideoObject',
        name: 'Off Season',
        description: 'Sea cliffs. For Saltbark Ferries.',
        thumbnailUrl: 'https://reelists.example/uploads/a.jpg',
        uploadDate: film.createdAt,
        duration: 'PT1M34S',
        embedUrl: 'https://player.vimeo.com/video/307170578',
      },
    ]);
    expect(html).toContain(
      '<meta property="og:image" content="https://reelists.example/uploads/a.jpg">',
    );
  });
});

it('shows a page whose video call fails', async () => {
  const { status } = await get('/', {
    fetchApi: (path) =>
      path.includes('/videos/')
        ? Promise.resolve({ status: 500, body: { ok: false, message: 'Down' } })
        : fetchApi(path),
  });
  expect(status).toBe(200);
});

it('leaves a fault to its caller instead of showing half a page', async () => {
  const failing = vi.fn(async () => ({ status: 500, body: { ok: false, message: 'Down' } }));
  await expect(get('/our-work', { fetchApi: failing })).rejects.toThrow('Down');
});

it('draws staff pages in the browser and keeps them out of search engines', () => {
  expect(routeKind('/admin/posts')).toBe('staff');
  expect(publicPaths().some((path) => path.startsWith('/admin'))).toBe(false);
  const html = shell({ url: '/admin/posts', publicUrl: 'https://reelists.example' });
  expect(html).toContain('<div id="root"></div>');
  expect(titleOf(html)).toBe('The Reelists - Posts');
  expect(html).toContain('noindex');
});

it('writes the same inline script into every document, for the security policy', async () => {
  const scriptOf = (html: string) => /<script data-entry[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1];
  const { html } = await get('/');
  expect(scriptOf(html)).toBe(scriptOf(shell({ url: '/', publicUrl: 'https://reelists.example' })));
  expect(scriptOf(html)).toBeTruthy();
});
