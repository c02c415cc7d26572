import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { MAX_BYTES } from '@reelists/contract';
import { errors } from '@strapi/utils';
import { repointBodies } from '../api/post/repoint-bodies';
import { sniff, type FileKind } from './sniff';
import { WrongKindOfFile } from './wrong-kind-of-file';

/** A file as the body parser leaves it in the temporary folder. */
export interface TempFile {
  filepath: string;
  originalFilename: string | null;
  mimetype: string | null;
  /** Bytes. */
  size: number;
  detectedMimeType?: string;
}

interface FileInfo {
  name?: string | null;
}
interface StoredFile {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  url: string;
}
interface UploadArguments {
  data: { fileInfo?: FileInfo | FileInfo[] };
  files: TempFile | TempFile[];
}
interface ReplaceArguments {
  data: { fileInfo?: FileInfo };
  file: TempFile;
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** @throws a 413 in words a person can act on. */
export const checkSize = ({ size }: TempFile, kind: FileKind): void => {
  if (size > MAX_BYTES[kind])
    throw new errors.PayloadTooLargeError(
      `That ${kind === 'image' ? 'picture' : 'video'} is too large: at most ${megabytes(MAX_BYTES[kind])} MB.`,
    );
};

const withExtension = (name: string | null | undefined, ext: string) => {
  const { name: base } = path.parse(path.basename((name ?? '').replaceAll('\\', '/')));
  // eslint-disable-next-line no-control-regex
  return `${base.replace(/[<>:"/\\|?*\u0000-\u001f]/g, '').slice(0, 100) || 'file'}${ext}`;
};

/** Makes the file's name and type what its bytes are. @throws a 415 when they are nothing we take. */
const judge = async (file: TempFile, info: FileInfo | undefined): Promise<FileKind> => {
  const sniffed = await sniff(file.filepath);
  if (!sniffed) throw new WrongKindOfFile('That’s neither a picture nor a video we can show.');
  checkSize(file, sniffed.kind);
  file.originalFilename = withExtension(file.originalFilename, sniffed.ext);
  file.mimetype = sniffed.mime;
  file.detectedMimeType = sniffed.mime;
  if (info?.name) info.name = withExtension(info.name, sniffed.ext);
  return sniffed.kind;
};

const asArray = <T>(value: T | T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/**
 * Strapi checks files in its controllers, by their names where the bytes are unknown to it, and
 * not at all for a call of its service. Every door leads through that service: here the bytes decide.
 */
export const judgeUploads = (strapi: Core.Strapi): void => {
  const services = strapi.get('services');

  services.extend('plugin::upload.upload', (stock: Core.Service) => ({
    ...stock,
    async upload({ data, files }: UploadArguments, options?: unknown) {
      const infos = asArray(data.fileInfo);
      await Promise.all(asArray(files).map((file, index) => judge(file, infos[index])));
      return stock.upload?.({ data, files }, options);
    },
    async replace(id: number, { data, file }: ReplaceArguments, options?: unknown) {
      const former: StoredFile | null = await stock.findOne?.(id);
      const kind = await judge(file, data.fileInfo);
      if (former && !former.mime.startsWith(`${kind}/`))
        throw new WrongKindOfFile(
          `Only another ${former.mime.startsWith('image/') ? 'picture' : 'video'} can take its place.`,
        );
      return stock.replace?.(id, { data, file }, options);
    },
  }));

  services.extend('plugin::upload.provider', (stock: Core.Service) => ({
    ...stock,
    // Strapi keeps the address of a replaced file; browsers keep ours for a year, so it gets a new one.
    async replace(file: StoredFile, former: StoredFile) {
      const isOriginal = file.hash === former.hash;
      if (isOriginal) {
        file.hash = `${former.hash.replace(/_[0-9a-f]{10}$/, '')}_${randomBytes(5).toString('hex')}`;
        file.ext = path.extname(file.name);
      }
      await stock.replace?.(file, former);
      if (isOriginal) await repointBodies(strapi, former.url, file.url);
    },
  }));
};
