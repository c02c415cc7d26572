import type { Core } from '@strapi/strapi';
import { strings } from '@strapi/utils';
import { POST_UID, type PostRow } from './post-row';

const MAX_LENGTH = 80;

const slugOf = (text: string) =>
  strings.nameToSlug(text.slice(0, 200)).slice(0, MAX_LENGTH).replace(/-+$/, '') || 'post';

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
      slug: { $startsWith: slug },
      ...(ownDocumentId && { documentId: { $ne: ownDocumentId } }),
    },
  });
  const taken = new Set(rows.map((row) => row.slug));
  let candidate = slug;
  for (let n = 2; taken.has(candidate); n += 1) candidate = `${slug}-${n}`;
  return candidate;
};

/** Strapi checks a uid only when a post is published, and then refuses; the database refuses first. */
export const keepSlugsUnique = async (strapi: Core.Strapi): Promise<void> => {
  await strapi.db.connection.raw(
    'create unique index if not exists posts_draft_slug_unique on posts (slug) where published_at is null',
  );
};
