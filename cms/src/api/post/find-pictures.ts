import type { Core } from '@strapi/strapi';
import type { MediaFile } from '@reelists/contract';
import type { StoredMedia } from '../../uploads/store-file';
import { presentMedia } from '../media/present';

const PICTURE = /<img [^>]*?src="(\/uploads\/[^"]+)"/g;

/** The files of our own pictures in a body, each once: there they are addresses alone. */
export const findPictureFiles = async (
  strapi: Core.Strapi,
  html: string,
): Promise<StoredMedia[]> => {
  const urls = new Set(Array.from(html.matchAll(PICTURE), ([, url]) => url));
  if (urls.size === 0) return [];
  return strapi.db.query('plugin::upload.file').findMany({ where: { url: { $in: [...urls] } } });
};

/** Our own pictures in a body with their sizes and copies. */
export const findPictures = async (strapi: Core.Strapi, html: string): Promise<MediaFile[]> =>
  (await findPictureFiles(strapi, html)).map(presentMedia);
