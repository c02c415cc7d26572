import fs from 'node:fs';
import path from 'node:path';
import { lookup } from 'mime-types';
import { storeAsIs, type StoredResponse } from './response';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
const COMPRESSED = /\.(br|gz)$/;
const TEXT = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg)/;

const read = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file) : undefined);

/**
 * Every file of web's client build in memory, by its path on the site: a few megabytes that never
 * change while the process runs. Files under /assets/ carry their hash in the name, and the build
 * left their compressed forms beside them.
 */
export const loadStaticFiles = (
  root: string,
  headers: Record<string, string>,
): Map<string, StoredResponse> => {
  const files = new Map<string, StoredResponse>();
  if (!fs.existsSync(root)) return files;
  const names = fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of names) {
    const name = `/${path.relative(root, file).split(path.sep).join('/')}`;
    if (COMPRESSED.test(name) || name.startsWith('/.') || name.endsWith('.html')) continue;
    const mime = lookup(name) || 'application/octet-stream';
    const isText = TEXT.test(mime);
    const parts = {
      status: 200,
      headers: {
        ...headers,
        'content-type': isText ? `${mime}; charset=utf-8` : mime,
        'cache-control': name.startsWith('/assets/') ? YEAR : HOUR,
      },
      body: fs.readFileSync(file),
    };
    const stored = storeAsIs(parts);
    const [br, gzip] = [read(`${file}.br`), read(`${file}.gz`)];
    files.set(name, {
      ...stored,
      body: { ...stored.body, ...(br && { br }), ...(gzip && { gzip }) },
    });
  }
  return files;
};
