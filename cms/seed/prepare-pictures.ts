import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PictureCache } from '../src/media/picture-cache';

const APP_ROOT = path.resolve(__dirname, '../..');
/** The pictures and loops that come with the product. */
export const SEED_MEDIA = path.join(APP_ROOT, 'seed/media');

const findPictures = async () =>
  (await fs.readdir(SEED_MEDIA, { recursive: true }))
    .filter((file) => file.endsWith('.jpg'))
    .sort();

/**
 * Makes the smaller copies of every picture of the seed that were not made before: most of a minute
 * once, so that a new database afterwards is filled in seconds.
 */
export const preparePictures = async (): Promise<void> => {
  const cache = new PictureCache(path.join(APP_ROOT, '.cache/pictures'));
  const waiting = await findPictures();
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop())
      await cache.keep(path.join(SEED_MEDIA, file));
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
};

if (require.main === module) void preparePictures();
