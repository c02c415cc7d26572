/** A picture and the smaller copies of it, as a `srcset` is made from. */
export interface PictureFile {
  url: string;
  /** Pixels. */
  width?: number;
  height?: number;
  alt?: string;
  formats?: Record<string, { url: string; mime: string; width: number; height: number }>;
}

export interface PictureSource {
  mime: string;
  srcSet: string;
}

/** Best first: what a browser takes is the first it can read. */
const PREFERENCE = ['image/avif', 'image/webp'];

/** A picture's stored sizes as one `srcset` per format, smallest first. */
export const pictureSources = (file: PictureFile): PictureSource[] => {
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
