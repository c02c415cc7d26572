import type { MediaFile, MediaFormat } from '@reelists/contract';

/** A row of the media library as the Document Service populates it. */
export interface MediaRow {
  url: string;
  mime: string;
  name: string;
  /** Kilobytes. */
  size: number;
  width?: number | null;
  height?: number | null;
  alternativeText?: string | null;
  formats?: Record<string, MediaFormat> | null;
}

/** A file as the contract sends it. */
export const presentMedia = (row: MediaRow): MediaFile => ({
  url: row.url,
  mime: row.mime,
  name: row.name,
  size: Math.round(row.size * 1000),
  ...(row.width && { width: row.width }),
  ...(row.height && { height: row.height }),
  ...(row.alternativeText && { alt: row.alternativeText }),
  ...(row.formats && {
    formats: Object.fromEntries(
      Object.entries(row.formats).map(([name, { url, mime, width, height }]) => [
        name,
        { url, mime, width, height },
      ]),
    ),
  }),
});

export const presentOptionalMedia = (row: MediaRow | null | undefined): MediaFile | null =>
  row ? presentMedia(row) : null;
