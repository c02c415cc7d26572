import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Widths in pixels that the site's pictures choose from. */
const WIDTHS = [480, 960, 1600];
/** How much wider than the widest of these a smaller picture must be to be worth a size of its own. */
const WORTHWHILE = 1.15;
/** More than any camera of today takes; a small file can claim millions of pixels and eat the memory. */
const MAX_PIXELS = 100_000_000;

// Beyond effort 2 an AVIF takes ten times as long to save a tenth of its bytes.
const ENCODERS = {
  avif: (picture: sharp.Sharp) => picture.avif({ quality: 48, effort: 2 }),
  webp: (picture: sharp.Sharp) => picture.webp({ quality: 72, effort: 4 }),
};
type Encoding = keyof typeof ENCODERS;
const RECIPE = JSON.stringify([WIDTHS, WORTHWHILE, Object.values(ENCODERS).map(String)]);

const READABLE = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif'];

/** A smaller copy of a picture, as a file on this machine. */
export interface PictureFormat {
  /** Encoding and width, as in `avif_960`. */
  key: string;
  file: string;
  mime: string;
  ext: string;
  /** Pixels. */
  width: number;
  height: number;
  bytes: number;
}

/** sharp on a file, all frames of an animation only when asked. */
export const openPicture = (file: string, { isAnimated = false } = {}) =>
  sharp(file, { limitInputPixels: MAX_PIXELS, animated: isAnimated });

/** Whether the file is, by its bytes, a picture that can be decoded to its last pixel. */
export const isPicture = async (file: string): Promise<boolean> => {
  try {
    const { format } = await openPicture(file).metadata();
    if (!READABLE.includes(format)) return false;
    await openPicture(file).resize({ width: 16 }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
};

/** Pixels, as the picture is to be looked at: a camera held upright says so in its metadata. */
export const pictureSize = async (file: string): Promise<{ width: number; height: number }> => {
  const { autoOrient } = await openPicture(file).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
};

/** Never larger than the picture; one between two of ours also gets its own width. */
const widthsFor = (width: number): number[] => {
  const smaller = WIDTHS.filter((candidate) => candidate <= width);
  const widest = smaller.at(-1) ?? 0;
  const hasOwn = widest < Math.max(...WIDTHS) && width > widest * WORTHWHILE;
  return hasOwn ? [...smaller, width] : smaller;
};

/**
 * Writes the picture's AVIF and WebP copies into `folder`, without the metadata a camera leaves (it
 * says where somebody lives). An animation has none: they would stand still.
 */
export const makePictureFormats = async (
  file: string,
  folder: string,
): Promise<PictureFormat[]> => {
  const { pages = 1, autoOrient } = await openPicture(file).metadata();
  if (pages > 1) return [];
  const wanted = widthsFor(autoOrient.width).flatMap((width) =>
    (Object.keys(ENCODERS) as Encoding[]).map((encoding) => ({ width, encoding })),
  );
  return Promise.all(
    wanted.map(async ({ width, encoding }) => {
      const key = `${encoding}_${width}`;
      const target = path.join(folder, `${key}.${encoding}`);
      const resized = openPicture(file).autoOrient().resize({ width });
      const made = await ENCODERS[encoding](resized).toFile(target);
      return {
        key,
        file: target,
        mime: `image/${encoding}`,
        ext: `.${encoding}`,
        width: made.width,
        height: made.height,
        bytes: made.size,
      };
    }),
  );
};

/** A name for the copies these bytes would get; another recipe gives another name. */
export const pictureFormatsHash = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(RECIPE)
    .update(await fs.readFile(file))
    .digest('hex');
