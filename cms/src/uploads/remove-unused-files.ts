import type { Core } from '@strapi/strapi';

/**
 * Takes those of the files that nothing refers to any more off the disk and out of the library.
 * What somebody put into the library through the panel stays: it has an owner there, ours have none.
 */
export const removeUnusedFiles = async (strapi: Core.Strapi, ids: number[]): Promise<void> => {
  const { connection } = strapi.db;
  for (const id of ids) {
    const [used, file] = await Promise.all([
      connection('files_related_mph').where({ file_id: id }).first(),
      strapi.db
        .query('plugin::upload.file')
        .findOne({ where: { id }, populate: { createdBy: true } }),
    ]);
    if (used || !file || file.createdBy) continue;
    const quoted = await connection('posts').whereLike('wysiwyg', `%${file.url}%`).first();
    if (!quoted) await strapi.plugin('upload').service('upload').remove(file);
  }
};
