import fs from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { WrongKindOfFile } from '../uploads/wrong-kind-of-file';
import { PictureCache } from './picture-cache';
import {
  isPicture,
  makePictureFormats,
  openPicture,
  pictureSize,
  type PictureFormat,
} from './picture-formats';

/** A file on its way into the media library, as the upload plugin hands it around. */
interface UploadFile {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  filepath: string;
  tmpWorkingDirectory: string;
  path?: string | null;
  /** Kilobytes. */
  size?: number;
  sizeInBytes?: number;
  width?: number;
  height?: number;
  getStream: () => NodeJS.ReadableStream;
}

const sized = (bytes: number) => ({
  size: Math.round((bytes / 1000) * 100) / 100,
  sizeInBytes: bytes,
});

const toUpload = (original: UploadFile, format: PictureFormat) => ({
  key: format.key,
  file: {
    name: `${format.key}_${path.parse(original.name).name}${format.ext}`,
    hash: `${format.key}_${original.hash}`,
    ext: format.ext,
    mime: format.mime,
    path: original.path ?? null,
    filepath: format.file,
    getStream: () => fs.createReadStream(format.file),
    width: format.width,
    height: format.height,
    ...sized(format.bytes),
  },
});

/** The picture without what the camera wrote into it; untouched when there is nothing of the kind. */
const withoutMetadata = async (file: UploadFile): Promise<UploadFile> => {
  const { format, exif, xmp, iptc } = await openPicture(file.filepath).metadata();
  if (!exif && !xmp && !iptc) return file;
  const target = path.join(file.tmpWorkingDirectory, `clean-${file.hash}`);
  const picture = openPicture(file.filepath, { isAnimated: true }).autoOrient();
  const made = await (
    format === 'heif' ? picture.avif({ quality: 70 }) : picture.toFormat(format, { quality: 90 })
  ).toFile(target);
  return {
    ...file,
    filepath: target,
    getStream: () => fs.createReadStream(target),
    ...sized(made.size),
  };
};

const isImage = (file: UploadFile) => Promise.resolve(file.mime.startsWith('image/'));

/**
 * Puts our sizes in the place of the upload plugin's own, at whichever door a picture comes in. A
 * file that says it is a picture and cannot be decoded is refused before anything is stored.
 */
export const usePictureFormats = (strapi: Core.Strapi): void => {
  const cache = new PictureCache(path.join(strapi.dirs.app.root, '.cache/pictures'));
  // The plugin forgets where the file lies as soon as the original is stored, which may be before
  // it asks for the smaller ones; it always asks for the size first.
  const sources = new WeakMap<UploadFile, string>();
  strapi.get('services').extend('plugin::upload.image-manipulation', (stock: Core.Service) => ({
    ...stock,
    isImage,
    isOptimizableImage: isImage,
    isResizableImage: isImage,
    isFaultyImage: async (file: UploadFile) => {
      if (await isPicture(file.filepath)) return false;
      throw new WrongKindOfFile(`${file.name} is not a picture we can read.`);
    },
    getDimensions: (file: UploadFile) => {
      sources.set(file, file.filepath);
      return pictureSize(file.filepath);
    },
    optimize: withoutMetadata,
    generateResponsiveFormats: async (file: UploadFile) => {
      const folder = await mkdtemp(path.join(file.tmpWorkingDirectory, 'formats-'));
      const source = sources.get(file) ?? file.filepath;
      const formats =
        (await cache.take(source, folder)) ?? (await makePictureFormats(source, folder));
      return formats.map((format) => toUpload(file, format));
    },
  }));
};
