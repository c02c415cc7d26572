import { boolean, date, object, string, type InferType } from 'yup';
import { REQUIRED, requiredText, text, wholeNumber } from './fields.js';
import { MAX_LENGTH, MAX_PAGE_SIZE, POSTS_COUNT } from './limits.js';
import type { MediaFile } from './media-file.js';

export const POST_STATUSES = ['Draft', 'Published', 'Scheduled'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/** The JSON part `post_details` of blog/create and blog/update. */
export const postDetailsSchema = object({
  title: requiredText(MAX_LENGTH.title),
  /** The last part of its address; made from the title when it is empty. */
  slug: text(MAX_LENGTH.slug),
  wysiwyg: text(MAX_LENGTH.wysiwyg).default(''),
  status: string()
    .oneOf([...POST_STATUSES], 'Must be Draft, Published or Scheduled')
    .required(REQUIRED),
  publish_at: date()
    .nullable()
    .typeError('Must be a date and time')
    .when('status', {
      is: 'Scheduled',
      then: (schema) => schema.required('Required when the post is scheduled'),
    }),
  /** Alternative text of the header image. */
  header_image_alt: text(MAX_LENGTH.alt),
  /** True takes the header image away. */
  remove_header_image: boolean().default(false),
  /** `updatedAt` as it was when editing began; a newer one on the server is a 409. */
  expected_updated_at: text(40),
});
export type PostDetails = InferType<typeof postDetailsSchema>;

/** The part of blog/images beside the file `image`. */
export const postImageSchema = object({ alt: text(MAX_LENGTH.alt) });
export interface PostImageReply {
  file: MediaFile;
}

/** The JSON of `filter` in blog/. */
export const postFilterSchema = object({
  status: string().oneOf([...POST_STATUSES], 'Must be Draft, Published or Scheduled'),
});

export const postsQuerySchema = object({
  count: wholeNumber(POSTS_COUNT, 1, MAX_PAGE_SIZE),
  offset: wholeNumber(0, 0, 1_000_000),
  /** JSON, `{"status":"Published"}`. */
  filter: text(500),
  search: text(MAX_LENGTH.title),
  /** `true` leaves `wysiwyg` out of each item, for lists that do not show it. */
  summary: string().oneOf(['true', 'false']),
});

export interface Post {
  _id: string;
  title: string;
  header_image: MediaFile | null;
  /** Sanitised HTML. */
  wysiwyg: string;
  status: PostStatus;
  slug: string;
  /** The first 150 characters of the body, tags removed. */
  excerpt: string;
  createdAt: string;
  updatedAt: string;
  /** When visitors first saw it; null before that. */
  published_at: string | null;
  /** That day in Dublin, YYYY-MM-DD, as printed beside the post; before it, the day it was made. */
  published_on: string;
  /** When a scheduled post appears. */
  publish_at: string | null;
  /** The pictures of ours in `wysiwyg`, with the sizes there are of each. */
  pictures: MediaFile[];
}
export type PostSummary = Omit<Post, 'wysiwyg' | 'pictures'> & { wysiwyg?: string };

export interface PostsReply {
  items: PostSummary[];
  page_size: number;
  total_items: number;
  /** Staff only: how many posts of each status the same search finds. */
  status_counts?: Record<PostStatus, number>;
}
export interface PostReply {
  post: Post;
}
export interface WritePostReply {
  post: { _id: string };
}

export const POST_SAVED_BY_ANOTHER =
  'Somebody else saved this post while you were writing. Your words are still here.';
export const POST_DELETED = 'The post is gone.';
export const POST_SAVED = 'Saved. It reads well.';
export const NO_ADMIN_POSTS = 'No posts yet. Press + New Blog and break the silence.';
