import type { Core } from '@strapi/strapi';

/**
 * Takes those of the files that nothing refers to any more off the disk and out of the library.
 * What somebody put into the library through the panel stays: it has an owner there, ours have none.
 */
export const removeUnusedFiles = async (strapi: Core.Strapi, ids: number[]): Promise<void> => {
  // Asked through the transaction: SQLite has one connection, and a caller may be holding it.
  await strapi.db.transaction(async ({ trx }) => {
    for (const id of ids) {
      const file = await strapi.db
        .query('plugin::upload.file')
        .findOne({ where: { id }, populate: { createdBy: true } });
      if (!file || file.createdBy) continue;
      const used =
        (await trx('files_related_mph').where({ file_id: id }).first()) ??
        (await trx('posts').whereLike('wysiwyg', `%${file.url}%`).first());
      if (!used) await strapi.plugin('upload').service('upload').remove(file);
    }
  });
};
