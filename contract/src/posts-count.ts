import { POSTS_COUNT } from './limits.js';

/** How many posts an address of the blog asks for, as `12` in `/blog?count=12`. */
export const postsCount = (count: string | null): number =>
  count && /^\d{1,4}$/.test(count) ? Math.max(POSTS_COUNT, Number(count)) : POSTS_COUNT;
