export type FileKind = 'image' | 'video';

export interface Sniffed {
  kind: FileKind;
  /** With its dot. */
  ext: string;
  mime: string;
}

const IMAGES = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/avif',
  'image/gif',
]);

/** Where the library's names would be served as something else by their extension. */
const PLAIN: Record<string, { ext: string; mime: string }> = {
  'video/mp4': { ext: '.mp4', mime: 'video/mp4' },
  'video/ogg': { ext: '.ogv', mime: 'video/ogg' },
  'video/mp2t': { ext: '.ts', mime: 'video/mp2t' },
  'video/MP1S': { ext: '.mpg', mime: 'video/mpeg' },
  'video/MP2P': { ext: '.mpg', mime: 'video/mpeg' },
};

/** What the bytes of a file say it is, whatever it is called; null when it is nothing we store. */
export const sniff = async (filepath: string): Promise<Sniffed | null> => {
  const { fileTypeFromFile } = await import('file-type');
  const type = await fileTypeFromFile(filepath);
  if (!type) return null;
  const { ext, mime } = PLAIN[type.mime] ?? { ext: `.${type.ext}`, mime: type.mime };
  if (mime.startsWith('video/')) return { kind: 'video', ext, mime };
  if (IMAGES.has(mime)) return { kind: 'image', ext, mime };
  return null;
};
