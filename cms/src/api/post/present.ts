import type { MediaFile, Post, PostStatus, PostSummary } from '@reelists/contract';
import { dublinDay } from '../../lib/dublin-day';
import { presentOptionalMedia } from '../media/present';
import type { PostRow } from './post-row';

const iso = (time: string | null) => (time ? new Date(time).toISOString() : null);

/** `isPublished` is whether a published version exists, whichever version `row` is. */
const statusOf = ({ publish_at }: PostRow, isPublished: boolean): PostStatus => {
  if (isPublished) return 'Published';
  return publish_at && new Date(publish_at).getTime() > Date.now() ? 'Scheduled' : 'Draft';
};

/** A post of a list; `wysiwyg` is in it when the row has it. */
export const presentPostSummary = (row: PostRow, isPublished: boolean): PostSummary => ({
  _id: row.documentId,
  title: row.title ?? '',
  header_image: presentOptionalMedia(row.header_image),
  ...(row.wysiwyg !== undefined && { wysiwyg: row.wysiwyg ?? '' }),
  status: statusOf(row, isPublished),
  slug: row.slug ?? '',
  excerpt: row.excerpt ?? '',
  createdAt: new Date(row.createdAt).toISOString(),
  updatedAt: new Date(row.updatedAt).toISOString(),
  published_at: iso(row.first_published_at),
  published_on: dublinDay(new Date(row.first_published_at ?? row.createdAt)),
  publish_at: isPublished ? null : iso(row.publish_at),
});

export const presentPost = (row: PostRow, isPublished: boolean, pictures: MediaFile[]): Post => ({
  ...presentPostSummary(row, isPublished),
  wysiwyg: row.wysiwyg ?? '',
  pictures,
});
