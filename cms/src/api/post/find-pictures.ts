import type { Core } from '@strapi/strapi';
import type { MediaFile } from '@reelists/contract';
import { presentMedia, type MediaRow } from '../media/present';

const PICTURE = /<img [^>]*?src="(\/uploads\/[^"]+)"/g;

/** Our own pictures in a body, each once: there they are addresses alone, without sizes or copies. */
export const findPictures = async (strapi: Core.Strapi, html: string): Promise<MediaFile[]> => {
  const urls = new Set(Array.from(html.matchAll(PICTURE), ([, url]) => url));
  if (urls.size === 0) return [];
  const rows: MediaRow[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { url: { $in: [...urls] } } });
  return rows.map(presentMedia);
};
