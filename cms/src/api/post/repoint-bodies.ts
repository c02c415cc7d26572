import type { Core } from '@strapi/strapi';

/** Follows a file that moved in the bodies of posts, where its address is text and no relation. */
export const repointBodies = async (
  strapi: Core.Strapi,
  from: string,
  to: string,
): Promise<void> => {
  // Asked through the transaction: SQLite has one connection, and a caller may be holding it.
  await strapi.db.transaction(({ trx }) =>
    trx('posts')
      .whereLike('wysiwyg', `%${from}%`)
      .update({ wysiwyg: trx.raw('replace(wysiwyg, ?, ?)', [from, to]) }),
  );
};
