import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Cms } from './start-cms.js';

/** A picture of one colour. */
export const picture = (format: 'jpeg' | 'png' | 'webp' = 'jpeg', color = '#e2574c') =>
  sharp({ create: { width: 64, height: 36, channels: 3, background: color } })
    .toFormat(format)
    .toBuffer();

/** The first bytes of an MP4, told apart by `mark`; `size` bytes in all. */
export const video = (mark = 'a', size = 4096) =>
  Buffer.concat([
    Buffer.from('00000020667479706d703432000000006d70343269736f6d6176633169736f32', 'hex'),
    Buffer.alloc(size - 32, mark),
  ]);

export const HTML = Buffer.from('<!doctype html><script>alert(document.cookie)</script>');
export const SVG = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
);
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');

type Part = string | { bytes: Buffer; name: string; type?: string };

/** A multipart form: texts, and files with the name and type they claim to have. */
export const form = (parts: [field: string, part: Part][]): FormData => {
  const data = new FormData();
  for (const [field, part] of parts)
    if (typeof part === 'string') data.append(field, part);
    else
      data.append(
        field,
        new Blob([new Uint8Array(part.bytes)], { type: part.type ?? 'application/octet-stream' }),
        part.name,
      );
  return data;
};

/** What lies on the disk and in the library: what a refused upload must leave as it was. */
export const stored = async (cms: Cms) => ({
  uploads: fs.readdirSync(path.join(cms.dataDir, 'public/uploads')).sort(),
  waiting: fs.readdirSync(path.join(cms.dataDir, 'tmp')),
  rows: await cms.strapi.db.query('plugin::upload.file').count(),
});
