import { Feed } from 'feed';
import { env } from '../env';
import type { FetchApi } from './fetch-api';
import { allPosts } from './sitemap';

/** The posts as RSS 2.0. */
export const feed = async (fetchApi: FetchApi): Promise<string> => {
  const posts = await allPosts(fetchApi);
  const rss = new Feed({
    title: 'The Reelists - Blog',
    description: 'Notes from the edit suite.',
    id: `${env.publicUrl}/blog`,
    link: `${env.publicUrl}/blog`,
    language: 'en-IE',
    copyright: 'The Reelists',
    feedLinks: { rss: `${env.publicUrl}/feed.xml` },
    ...(posts.length > 0 && {
      updated: new Date(Math.max(...posts.map(({ updatedAt }) => Date.parse(updatedAt)))),
    }),
  });
  for (const { _id, title, slug, excerpt, published_at, createdAt, header_image } of posts)
    rss.addItem({
      title,
      id: `${env.publicUrl}/blog/${slug}`,
      // By this a reader knows the post again, so it stays when the address changes.
      guid: `${env.publicUrl}/blog/${_id}`,
      link: `${env.publicUrl}/blog/${slug}`,
      description: excerpt,
      date: new Date(published_at ?? createdAt),
      ...(header_image && {
        enclosure: {
          url: new URL(header_image.url, env.publicUrl).href,
          type: header_image.mime,
          length: header_image.size,
        },
      }),
    });
  return rss.rss2();
};
