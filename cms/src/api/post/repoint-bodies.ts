import type { Core } from '@strapi/strapi';

/** Follows a file that moved in the bodies of posts, where its address is text and no relation. */
export const repointBodies = async (
  strapi: Core.Strapi,
  from: string,
  to: string,
): Promise<void> => {
  if (from === to) return;
  const { connection } = strapi.db;
  await connection('posts')
    .whereLike('wysiwyg', `%${from}%`)
    .update({ wysiwyg: connection.raw('replace(wysiwyg, ?, ?)', [from, to]) });
};
