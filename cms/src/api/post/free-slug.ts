import { MAX_LENGTH } from '@reelists/contract';
import type { Core } from '@strapi/strapi';
import { strings } from '@strapi/utils';
import { POST_UID, type PostRow } from './post-row';

/** Characters a number behind a slug may need. */
const NUMBER_LENGTH = 6;

const cut = (slug: string, length: number) => slug.slice(0, length).replace(/-+$/, '');

const slugOf = (text: string) =>
  cut(strings.nameToSlug(text.slice(0, 200)), MAX_LENGTH.slug) || 'post';

const numbered = (slug: string, number: number) =>
  `${cut(slug, MAX_LENGTH.slug - NUMBER_LENGTH)}-${number}`;

/** A slug made of `text` that no other post has, in either of its versions. */
export const freeSlug = async (
  strapi: Core.Strapi,
  text: string,
  ownDocumentId?: string,
): Promise<string> => {
  const slug = slugOf(text);
  const rows: PostRow[] = await strapi.db.query(POST_UID).findMany({
    select: ['slug'],
    where: {
      slug: { $startsWith: cut(slug, MAX_LENGTH.slug - NUMBER_LENGTH) },
      ...(ownDocumentId && { documentId: { $ne: ownDocumentId } }),
    },
  });
  const taken = new Set(rows.map((row) => row.slug));
  let candidate = slug;
  for (let n = 2; taken.has(candidate); n += 1) candidate = numbered(slug, n);
  return candidate;
};

/** Strapi checks a uid only when a post is published, and then refuses; the database refuses first. */
export const keepSlugsUnique = async (strapi: Core.Strapi): Promise<void> => {
  await strapi.db.connection.raw(
    'create unique index if not exists posts_draft_slug_unique on posts (slug) where published_at is null',
  );
};
