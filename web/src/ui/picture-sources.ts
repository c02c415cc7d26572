import type { MediaFile } from '@reelists/contract';

export interface PictureSource {
  mime: string;
  srcSet: string;
}

/** Best first: what a browser takes is the first it can read. */
const PREFERENCE = ['image/avif', 'image/webp'];

/** A picture's stored sizes as one `srcset` per format, smallest first. */
export const pictureSources = (file: MediaFile): PictureSource[] => {
  const formats = Object.values(file.formats ?? {});
  return PREFERENCE.map((mime) => ({
    mime,
    srcSet: formats
      .filter((format) => format.mime === mime)
      .sort((a, b) => a.width - b.width)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', '),
  })).filter(({ srcSet }) => srcSet !== '');
};
