import type { ItemsReply, Placement, PostSummary, PostsReply, WorkItem } from '@reelists/contract';
import { MAX_PAGE_SIZE } from '@reelists/contract';
import { SitemapStream, streamToPromise, type SitemapItemLoose } from 'sitemap';
import { env } from '../env';
import type { FetchApi } from './fetch-api';

/** Which films each page shows. */
const PLACEMENT_OF: Record<string, Placement> = {
  '/': 'featured',
  '/our-work': 'work',
  '/animation': 'animation',
  '/production-services': 'agencies',
  '/property-videos': 'property',
  '/publiccomms': 'publiccomms',
};

const absolute = (url: string) => new URL(url, env.publicUrl).href;

/** Seconds of `1:34`. */
const seconds = (runningTime: string) => {
  const [minutes = 0, rest = 0] = runningTime.split(':').map(Number);
  return minutes * 60 + rest;
};

const pageItem = async (fetchApi: FetchApi, path: string): Promise<SitemapItemLoose> => {
  const placement = PLACEMENT_OF[path];
  if (!placement) return { url: path };
  const { body } = await fetchApi(`/api/v1/work-items?placement=${placement}`);
  const films = (body as ItemsReply<WorkItem>).items.filter(({ thumbnail }) => thumbnail);
  return {
    url: path,
    img: films.map(({ thumbnail, alt }) => ({ url: absolute(thumbnail?.url ?? ''), caption: alt })),
    video: films.map(({ title, client, alt, running_time, thumbnail, video_id, video_file }) => ({
      title,
      description: client ? `${alt}. For ${client}.` : alt,
      thumbnail_loc: absolute(thumbnail?.url ?? ''),
      ...(running_time && { duration: seconds(running_time) }),
      ...(video_file
        ? { content_loc: absolute(video_file.url) }
        : { player_loc: `https://player.vimeo.com/video/${video_id}` }),
    })),
  };
};

const postItem = ({ slug, updatedAt, header_image }: PostSummary): SitemapItemLoose => ({
  url: `/blog/${slug}`,
  lastmod: updatedAt,
  ...(header_image && { img: [{ url: absolute(header_image.url), caption: header_image.alt }] }),
});

/** Every post visitors may read, newest first, however many there are. */
export const allPosts = async (fetchApi: FetchApi): Promise<PostSummary[]> => {
  const posts: PostSummary[] = [];
  for (;;) {
    const { body } = await fetchApi(
      `/api/v1/blog/?count=${MAX_PAGE_SIZE}&offset=${posts.length}&summary=true`,
    );
    const { items, total_items } = body as PostsReply;
    posts.push(...items);
    if (items.length === 0 || posts.length >= total_items) return posts;
  }
};

/** The sitemap's XML, with the pictures and videos of each page. */
export const sitemap = async (fetchApi: FetchApi, paths: string[]): Promise<Buffer> => {
  const stream = new SitemapStream({ hostname: env.publicUrl });
  const pages = await Promise.all(paths.map((path) => pageItem(fetchApi, path)));
  const posts = await allPosts(fetchApi);
  for (const item of [...pages, ...posts.map(postItem)]) stream.write(item);
  stream.end();
  return streamToPromise(stream);
};
