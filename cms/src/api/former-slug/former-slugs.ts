import type { Core } from '@strapi/strapi';

const UID = 'api::former-slug.former-slug';

/** The document id of the post that once had this address; null when none had. */
export const findFormerPost = async (strapi: Core.Strapi, slug: string): Promise<string | null> => {
  const row: { post_id: string } | null = await strapi.db.query(UID).findOne({ where: { slug } });
  return row?.post_id ?? null;
};

/** From now on the address leads to this post, whichever it led to before. */
export const keepFormerSlug = async (
  strapi: Core.Strapi,
  slug: string,
  postId: string,
): Promise<void> => {
  await strapi.db.query(UID).deleteMany({ where: { slug } });
  await strapi.db.query(UID).create({ data: { slug, post_id: postId } });
};

export const forgetFormerSlugs = async (strapi: Core.Strapi, postId: string): Promise<void> => {
  await strapi.db.query(UID).deleteMany({ where: { post_id: postId } });
};
