import fs from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import altTexts from './media/alt.json';
import { SEED_MEDIA } from './prepare-pictures';

const MIME: Record<string, string> = { '.jpg': 'image/jpeg', '.mp4': 'video/mp4' };

/** Brings files below seed/media into the media library, each once, with its alternative text. */
export class SeedMedia {
  private readonly ids = new Map<string, number>();

  constructor(private readonly strapi: Core.Strapi) {}

  /** The id of the file in the library. */
  async idOf(file: string): Promise<number> {
    const id = this.ids.get(file) ?? (await this.upload(file));
    this.ids.set(file, id);
    return id;
  }

  private async upload(file: string): Promise<number> {
    const filepath = path.join(SEED_MEDIA, file);
    const [stored] = await this.strapi
      .plugin('upload')
      .service('upload')
      .upload({
        data: { fileInfo: { alternativeText: (altTexts as Record<string, string>)[file] } },
        files: {
          filepath,
          originalFilename: path.basename(file),
          mimetype: MIME[path.extname(file)],
          size: fs.statSync(filepath).size,
        },
      });
    return stored.id as number;
  }
}
