import type { MediaRow } from '../media/present';

export const POST_UID = 'api::post.post';

/**
 * One version of a post as the database query returns it. Draft & Publish keeps a draft row for
 * every post and a second row, with `publishedAt`, for one that visitors can read.
 */
export interface PostRow {
  id: number;
  documentId: string;
  title: string | null;
  slug: string | null;
  header_image?: MediaRow | null;
  /** Absent where a list left it out. */
  wysiwyg?: string | null;
  excerpt: string | null;
  publish_at: string | null;
  first_published_at: string | null;
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
}
