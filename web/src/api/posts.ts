import {
  ADMIN_POSTS_COUNT,
  MAX_PAGE_SIZE,
  POSTS_COUNT,
  type MediaFile,
  type PostDetails,
  type PostImageReply,
  type PostReply,
  type PostsReply,
  type PostStatus,
  type WritePostReply,
} from '@reelists/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet, apiPost } from './client.ts';

/** One more than are shown: the post that is being read may be among them. */
const READ_NEXT_COUNT = 3;

/** The newest `count` published posts, without their bodies, in as many calls as the API needs. */
export const postsQuery = (count: number = POSTS_COUNT) =>
  queryOptions({
    queryKey: ['posts', 'list', { count }],
    queryFn: async (context): Promise<PostsReply> => {
      const getFrom = (offset: number) => {
        const query = new URLSearchParams({
          count: `${Math.min(MAX_PAGE_SIZE, count - offset)}`,
          offset: `${offset}`,
          filter: JSON.stringify({ status: 'Published' }),
          summary: 'true',
        });
        return apiGet<PostsReply>(`/blog/?${query}`, context);
      };
      const first = await getFrom(0);
      const { total_items } = first;
      const rest = [];
      for (let from = MAX_PAGE_SIZE; from < Math.min(count, total_items); from += MAX_PAGE_SIZE)
        rest.push(getFrom(from));
      const pages = [first, ...(await Promise.all(rest))];
      return { items: pages.flatMap(({ items }) => items), page_size: count, total_items };
    },
    placeholderData: keepPreviousData,
  });

/** The newest posts, for the foot of any one of them. */
export const readNextQuery = () => postsQuery(READ_NEXT_COUNT);

/** One post, by its slug or its id. */
export const postQuery = (id: string) =>
  queryOptions({
    queryKey: ['posts', 'detail', id],
    queryFn: async (context) =>
      (await apiGet<PostReply>(`/blog/get/${encodeURIComponent(id)}`, context)).post,
  });

/** Staff: one page of the posts of a status, or of every one, newest first; `offset` counts posts. */
export const staffPostsQuery = (offset: number, search: string, status: PostStatus | null) =>
  queryOptions({
    queryKey: ['posts', 'staff-list', { offset, search, status }],
    queryFn: (context) => {
      const query = new URLSearchParams({
        count: `${ADMIN_POSTS_COUNT}`,
        offset: `${offset}`,
        summary: 'true',
        ...(search && { search }),
        ...(status && { filter: JSON.stringify({ status }) }),
      });
      return apiGet<PostsReply>(`/blog/?${query}`, context);
    },
    placeholderData: keepPreviousData,
  });

/** What a post is saved from; a date goes as ISO 8601. */
export type PostDraft = Omit<PostDetails, 'publish_at'> & { publish_at: string | null };

const postForm = (fileField: string, details: PostDraft, headerImage: File | null) => {
  const form = new FormData();
  form.set('post_details', JSON.stringify(details));
  if (headerImage) form.set(fileField, headerImage);
  return form;
};

/** Staff: `headerImage` null leaves the post without one. */
export const createPost = (details: PostDraft, headerImage: File | null, idempotencyKey: string) =>
  apiPost<WritePostReply>('/blog/create', postForm('header_image', details, headerImage), {
    idempotencyKey,
  });

/** Staff: `headerImage` null keeps the one it has, unless `remove_header_image` is set. A 409 when somebody saved it meanwhile. */
export const updatePost = (id: string, details: PostDraft, headerImage: File | null) =>
  apiPost<WritePostReply>(
    `/blog/update/${encodeURIComponent(id)}`,
    postForm('updated_header_image', details, headerImage),
  );

/** Staff. */
export const deletePost = (id: string) => apiPost(`/blog/delete/${encodeURIComponent(id)}`);

/** Staff: stores a picture for a post's body. */
export const uploadPostImage = async (image: File): Promise<MediaFile> => {
  const form = new FormData();
  form.set('image', image);
  return (await apiPost<PostImageReply>('/blog/images', form)).file;
};
