import type { Core } from '@strapi/strapi';
import {
  postFilterSchema,
  postsQuerySchema,
  type Post,
  type PostsReply,
  type PostStatus,
} from '@reelists/contract';
import { holding } from '../../lib/list-rows';
import { parseJson } from '../../lib/parse-json';
import { validate } from '../../lib/validate';
import { findFormerPost } from '../former-slug/former-slugs';
import { POST_UID, type PostRow } from './post-row';
import { findPictures } from './find-pictures';
import { presentPost, presentPostSummary } from './present';

type Where = Record<string, unknown>;

const PUBLISHED: Where = { publishedAt: { $notNull: true } };
const DRAFT: Where = { publishedAt: { $null: true } };
const SUMMARY_FIELDS = [
  'id',
  'documentId',
  'title',
  'slug',
  'excerpt',
  'publish_at',
  'first_published_at',
  'publishedAt',
  'createdAt',
  'updatedAt',
];

/** Which draft rows belong to posts of a status; asked in the database, so that paging stays right. */
const hasStatus = (strapi: Core.Strapi, status: PostStatus): Where => {
  const published = strapi.db.connection
    .select('document_id')
    .from('posts')
    .whereNotNull('published_at');
  const now = new Date().toISOString();
  switch (status) {
    case 'Published':
      return { documentId: { $in: published } };
    case 'Scheduled':
      return { documentId: { $notIn: published }, publish_at: { $gt: now } };
    case 'Draft':
      return {
        documentId: { $notIn: published },
        $or: [{ publish_at: { $null: true } }, { publish_at: { $lte: now } }],
      };
  }
};

const hasWords = (strapi: Core.Strapi, words: string): Where => ({
  id: { $in: holding(strapi.db.connection('posts').select('id'), words) },
});

/** How many posts staff would find under each status, with the same words. */
const countByStatus = async (strapi: Core.Strapi, search: string | undefined) => {
  const count = (status: PostStatus): Promise<number> =>
    strapi.db.query(POST_UID).count({
      where: {
        $and: [DRAFT, hasStatus(strapi, status), ...(search ? [hasWords(strapi, search)] : [])],
      },
    });
  const [Draft, Published, Scheduled] = await Promise.all([
    count('Draft'),
    count('Published'),
    count('Scheduled'),
  ]);
  return { Draft, Published, Scheduled };
};

const publishedAmong = async (strapi: Core.Strapi, documentIds: string[]) => {
  const rows: PostRow[] = await strapi.db.query(POST_UID).findMany({
    select: ['documentId'],
    where: { ...PUBLISHED, documentId: { $in: documentIds } },
  });
  return new Set(rows.map(({ documentId }) => documentId));
};

/**
 * A page of posts, newest first: visitors, and whoever asks for what is Published, get the published
 * versions by the day they appeared; staff otherwise the drafts of all by the last change.
 * @throws a 400 naming what is wrong with `query`.
 */
export const findPosts = async (
  strapi: Core.Strapi,
  query: unknown,
  isStaff: boolean,
): Promise<PostsReply> => {
  const { count, offset, filter, search, summary } = validate(postsQuerySchema, query);
  const { status } = validate(postFilterSchema, parseJson('filter', filter));
  if (!isStaff && status && status !== 'Published')
    return { items: [], page_size: count, total_items: 0 };

  // Staff who look at the site must see its blog as everybody does.
  const isPublic = !isStaff || status === 'Published';
  const where: Where = {
    $and: [
      isPublic ? PUBLISHED : DRAFT,
      ...(!isPublic && status ? [hasStatus(strapi, status)] : []),
      ...(search ? [hasWords(strapi, search)] : []),
    ],
  };
  const posts = strapi.db.query(POST_UID);
  const [rows, total_items]: [PostRow[], number] = await Promise.all([
    posts.findMany({
      where,
      select: summary === 'true' ? SUMMARY_FIELDS : [...SUMMARY_FIELDS, 'wysiwyg'],
      populate: { header_image: true },
      orderBy: [isPublic ? { first_published_at: 'desc' } : { updatedAt: 'desc' }, { id: 'desc' }],
      limit: count,
      offset,
    }),
    posts.count({ where }),
  ]);
  const published = isPublic
    ? null
    : await publishedAmong(
        strapi,
        rows.map(({ documentId }) => documentId),
      );
  return {
    ...(isStaff && { status_counts: await countByStatus(strapi, search) }),
    items: rows.map((row) => presentPostSummary(row, published?.has(row.documentId) ?? true)),
    page_size: count,
    total_items,
  };
};

/** The post with this document id or slug, or that once had this slug; null when there is none the caller may read. */
export const findPost = async (
  strapi: Core.Strapi,
  idOrSlug: string,
  isStaff: boolean,
): Promise<Post | null> => {
  const posts = strapi.db.query(POST_UID);
  const version = isStaff ? DRAFT : PUBLISHED;
  const populate = { header_image: true };
  const findMoved = async (): Promise<PostRow | null> => {
    const documentId = await findFormerPost(strapi, idOrSlug);
    return documentId && posts.findOne({ where: { ...version, documentId }, populate });
  };
  const row: PostRow | null =
    (await posts.findOne({ where: { ...version, documentId: idOrSlug }, populate })) ??
    (await posts.findOne({ where: { ...version, slug: idOrSlug }, populate })) ??
    (await findMoved());
  if (!row) return null;
  const isPublished = !isStaff || (await publishedAmong(strapi, [row.documentId])).size > 0;
  return presentPost(row, isPublished, await findPictures(strapi, row.wysiwyg ?? ''));
};
