import { POSTS_COUNT, postsCount } from '@reelists/contract';

/** The only page whose HTML depends on the query; what else is there, as `utm_source`, is the browser's. */
const BLOG = '/blog';

/** The address a page is rendered and kept under. */
export const pageKey = ({ pathname, search, searchParams }: URL): string => {
  // Leads on to the page's one address, and must take along what the browser has there.
  if (pathname !== '/' && pathname.endsWith('/')) return pathname + search;
  if (pathname !== BLOG) return pathname;
  const count = postsCount(searchParams.get('count'));
  return count === POSTS_COUNT ? BLOG : `${BLOG}?count=${count}`;
};
