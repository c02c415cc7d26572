import type { Core } from '@strapi/strapi';
import { excerpt } from '../../lib/excerpt';
import { sanitiseHtml } from '../../lib/sanitise-html';
import { forgetFormerSlugs, keepFormerSlug } from '../former-slug/former-slugs';
import { freeSlug } from './free-slug';
import { POST_UID, type PostRow } from './post-row';

type Data = Record<string, unknown>;
interface WriteParams {
  documentId?: string;
  status?: string;
  data?: Data;
}

const withSafeBody = (data: Data): Data => {
  if (typeof data.wysiwyg !== 'string') return data;
  const wysiwyg = sanitiseHtml(data.wysiwyg);
  return { ...data, wysiwyg, excerpt: excerpt(wysiwyg) };
};

/** A new post gets a slug from its title; later ones keep theirs, so that links to a post live on. */
const withSlug = async (strapi: Core.Strapi, data: Data, documentId?: string): Promise<Data> => {
  const { slug, ...rest } = data;
  if (typeof slug === 'string' && slug !== '')
    return { ...rest, slug: await freeSlug(strapi, slug, documentId) };
  return documentId ? rest : { ...rest, slug: await freeSlug(strapi, String(data.title ?? '')) };
};

/** Links to an address visitors have seen go on working when staff choose another. */
const keepFormerAddress = async (strapi: Core.Strapi, data: Data, documentId: string) => {
  const former: PostRow | null = await strapi.db.query(POST_UID).findOne({
    select: ['slug', 'first_published_at'],
    where: { documentId, publishedAt: { $null: true } },
  });
  if (former?.slug && former.first_published_at && data.slug && data.slug !== former.slug)
    await keepFormerSlug(strapi, former.slug, documentId);
};

/** A post that appears has no appointment any more, and remembers the day it first did. */
const markPublished = async (strapi: Core.Strapi, documentId: string) => {
  const posts = strapi.db.query(POST_UID);
  const draft = { documentId, publishedAt: { $null: true } };
  await posts.updateMany({
    where: { ...draft, first_published_at: { $null: true } },
    data: { first_published_at: new Date() },
  });
  await posts.updateMany({
    where: { ...draft, publish_at: { $notNull: true } },
    data: { publish_at: null },
  });
};

/**
 * What holds for every post, whoever writes it and by whichever door: a safe body, an excerpt, a
 * slug of its own, addresses that go on working, and the day visitors first saw it.
 */
export const keepPostRules = (strapi: Core.Strapi): void => {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (uid !== POST_UID) return next();
    const params = context.params as WriteParams;
    const isPublishing = action === 'publish' || params.status === 'published';
    if (action === 'create' || action === 'clone')
      return strapi.db.transaction(async () => {
        const data = await withSlug(strapi, withSafeBody(params.data ?? {}));
        params.data = isPublishing
          ? { first_published_at: new Date(), ...data, publish_at: null }
          : data;
        return next();
      });
    if (action === 'update' || action === 'publish')
      return strapi.db.transaction(async () => {
        if (params.data) {
          params.data = await withSlug(strapi, withSafeBody(params.data), params.documentId);
          if (params.documentId) await keepFormerAddress(strapi, params.data, params.documentId);
        }
        if (isPublishing && params.documentId) await markPublished(strapi, params.documentId);
        return next();
      });
    if (action === 'delete' && params.documentId) {
      const { documentId } = params;
      return strapi.db.transaction(async () => {
        await forgetFormerSlugs(strapi, documentId);
        return next();
      });
    }
    return next();
  });
};
