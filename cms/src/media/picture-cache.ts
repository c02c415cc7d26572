import fs from 'node:fs/promises';
import path from 'node:path';
import { makePictureFormats, pictureFormatsHash, type PictureFormat } from './picture-formats';

const INDEX = 'formats.json';

/**
 * Copies of the pictures that come with the product, by their content: making them takes most of a
 * minute, and each new database (a test makes one per file) would pay it again.
 */
export class PictureCache {
  constructor(private readonly folder: string) {}

  /** The copies of this file, brought into `folder`; null when they were never kept. */
  async take(file: string, folder: string): Promise<PictureFormat[] | null> {
    const entry = path.join(this.folder, await pictureFormatsHash(file));
    const index = await fs.readFile(path.join(entry, INDEX), 'utf8').catch(() => null);
    if (index === null) return null;
    const formats = JSON.parse(index) as PictureFormat[];
    return Promise.all(
      formats.map(async (format) => {
        const target = path.join(folder, format.file);
        await fs.copyFile(path.join(entry, format.file), target);
        return { ...format, file: target };
      }),
    );
  }

  /** Makes and keeps the copies of this file, unless they are there. */
  async keep(file: string): Promise<void> {
    const entry = path.join(this.folder, await pictureFormatsHash(file));
    const isKept = await fs.access(path.join(entry, INDEX)).then(
      () => true,
      () => false,
    );
    if (isKept) return;
    await fs.mkdir(this.folder, { recursive: true });
    const making = await fs.mkdtemp(path.join(this.folder, 'making-'));
    const formats = await makePictureFormats(file, making);
    const relative = formats.map((format) => ({ ...format, file: path.basename(format.file) }));
    await fs.writeFile(path.join(making, INDEX), JSON.stringify(relative));
    // Another process may have been quicker, with the same result.
    await fs.rename(making, entry).catch(() => fs.rm(making, { recursive: true, force: true }));
  }
}
