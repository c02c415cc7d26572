import type { Post, PostStatus } from '@reelists/contract';
import type { PostDraft } from '../../api/posts.ts';

/** What the form holds. The chosen picture is beside it: a file cannot be kept as words. */
export interface PostFormValues {
  title: string;
  /** The last part of the address; empty for one made from the title. */
  slug: string;
  wysiwyg: string;
  status: PostStatus;
  /** As a datetime-local field has it, in the browser's time zone; empty for none. */
  publish_at: string;
  header_image_alt: string;
  remove_header_image: boolean;
}

export const EMPTY_POST: PostFormValues = {
  title: '',
  slug: '',
  wysiwyg: '',
  status: 'Draft',
  publish_at: '',
  header_image_alt: '',
  remove_header_image: false,
};

const toLocalField = (moment: string | null): string => {
  if (!moment) return '';
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

export const toFormValues = (post: Post): PostFormValues => ({
  title: post.title,
  slug: post.slug,
  wysiwyg: post.wysiwyg,
  status: post.status,
  publish_at: toLocalField(post.publish_at),
  header_image_alt: post.header_image?.alt ?? '',
  remove_header_image: false,
});

/** `basedOn` is the post's `updatedAt` when writing began; leave it out to save over whatever is there. */
export const toPostDraft = (values: PostFormValues, basedOn?: string): PostDraft => ({
  ...values,
  publish_at:
    values.status === 'Scheduled' && values.publish_at
      ? new Date(values.publish_at).toISOString()
      : null,
  expected_updated_at: basedOn,
});
