import type { Core } from '@strapi/strapi';
import type { MediaRow } from '../api/media/present';
import type { TempFile } from './judge-uploads';

export interface StoredMedia extends MediaRow {
  id: number;
}

/** Puts a file into the media library; `alt` describes a picture. */
export const storeFile = async (
  strapi: Core.Strapi,
  file: TempFile,
  alt?: string,
): Promise<StoredMedia> => {
  const [stored] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({ data: { fileInfo: { alternativeText: alt } }, files: file });
  return stored;
};
