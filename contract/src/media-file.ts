/** A stored size of a picture. */
export interface MediaFormat {
  url: string;
  mime: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** A file as /api/v1 sends it. `url` is an absolute path with the local provider. */
export interface MediaFile {
  url: string;
  mime: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Pixels; pictures only. */
  width?: number;
  height?: number;
  alt?: string;
  /** Smaller copies of a picture by name, in the formats its `mime` says. */
  formats?: Record<string, MediaFormat>;
}

/** The answer, 415, to a file called a picture whose bytes are not one. */
export const NOT_A_PICTURE = 'That’s not a picture. JPEG, PNG, WebP, AVIF or GIF will do.';
