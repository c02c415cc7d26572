// @ts-check
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

/** Nothing that is built reads these. */
const IS_IGNORED = /(^|\/)(node_modules|dist|\.cache|\.strapi)(\/|$)|\.test\.tsx?$/;

/**
 * Every file below a path of the repository, sorted.
 *
 * @param {string} entry a file or folder, relative to the repository; a missing one has no files
 * @returns {string[]}
 */
export const listFiles = (entry) => {
  if (IS_IGNORED.test(entry)) return [];
  const stats = fs.statSync(path.join(ROOT, entry), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [entry];
  return fs
    .readdirSync(path.join(ROOT, entry))
    .sort()
    .flatMap((name) => listFiles(`${entry}/${name}`));
};

/**
 * One hash over the names and contents of files, so that a changed clock or a fresh checkout of
 * the same content makes nothing stale.
 *
 * @param {string[]} entries files and folders, relative to the repository
 * @param {string[]} [facts] anything else the result depends on
 * @returns {string}
 */
export const contentHash = (entries, facts = []) => {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const file of entries.flatMap(listFiles))
    hash.update(`\0${file}\0`).update(fs.readFileSync(path.join(ROOT, file)));
  return hash.digest('hex');
};
