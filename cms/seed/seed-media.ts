import fs from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import altTexts from './media/alt.json';
import { SEED_MEDIA } from './prepare-pictures';

export type SeedFile = keyof typeof altTexts;

const MIME: Record<string, string> = { '.jpg': 'image/jpeg', '.mp4': 'video/mp4' };

/** Folders of seed/media as the media library calls them. */
const FOLDERS: Record<string, string> = {
  stills: 'Work',
  service: 'Services',
  team: 'Team',
  gallery: 'Studio Life',
  loops: 'Page videos',
};

/** The id in the library of a file below seed/media. */
export type IdOf = (file: SeedFile) => number;

/** Brings everything below seed/media into the media library, each file with its alternative text. */
export const seedMedia = async (strapi: Core.Strapi): Promise<IdOf> => {
  const uploads = strapi.plugin('upload');
  const folderIds = new Map<string, number>();
  for (const [folder, name] of Object.entries(FOLDERS)) {
    const { id } = await uploads.service('folder').create({ name });
    folderIds.set(folder, id);
  }
  const files = Object.keys(altTexts) as SeedFile[];
  const stored: { id: number }[] = await uploads.service('upload').upload({
    data: {
      fileInfo: files.map((file) => ({
        alternativeText: altTexts[file],
        folder: folderIds.get(path.dirname(file)),
      })),
    },
    files: files.map((file) => ({
      filepath: path.join(SEED_MEDIA, file),
      originalFilename: path.basename(file),
      mimetype: MIME[path.extname(file)],
      size: fs.statSync(path.join(SEED_MEDIA, file)).size,
    })),
  });
  // The library answers in the order it was asked.
  const ids = new Map(files.map((file, index) => [file, stored[index]?.id]));
  return (file) => {
    const id = ids.get(file);
    if (id === undefined) throw new Error(`seed/media has no ${file}`);
    return id;
  };
};
