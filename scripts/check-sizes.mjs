// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from './run.mjs';

/** Brotli bytes of all the script the home page runs. */
const HOME_SCRIPT_LIMIT = 105 * 1024;

const CLIENT = path.join(ROOT, 'web/dist/client');
const MANIFEST = path.join(CLIENT, '.vite/manifest.json');

/**
 * @typedef {{ file: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 */

/**
 * The chunks a browser needs before a module runs: itself and what it imports, each once.
 *
 * @param {Manifest} manifest
 * @param {string[]} keys
 */
const withImports = (manifest, keys) => {
  /** @type {Set<string>} */
  const files = new Set();
  /** @param {string} key */
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...files].filter((file) => file.endsWith('.js'));
};

/**
 * Adds up what the home page's script weighs on the wire.
 *
 * @returns {string} a sentence with the weight
 * @throws when it is over the limit, naming the heaviest files
 */
export const checkSizes = () => {
  /** @type {Manifest} */
  const manifest = JSON.parse(fs.readFileSync(MANIFEST, 'utf8'));
  const roots = Object.entries(manifest)
    .filter(([key, chunk]) => chunk.isEntry || /(^|\/)home-page\.tsx$/.test(key))
    .map(([key]) => key);
  if (roots.length < 2) throw new Error('The manifest has no entry or no home page to weigh.');
  const sizes = withImports(manifest, roots)
    .map((file) => ({
      file,
      bytes: brotliCompressSync(fs.readFileSync(path.join(CLIENT, file))).length,
    }))
    .sort((a, b) => b.bytes - a.bytes);
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`;
  const summary = `the home page's script is ${kilobytes(total)} brotli of ${kilobytes(HOME_SCRIPT_LIMIT)}`;
  if (total <= HOME_SCRIPT_LIMIT) return summary;
  const list = sizes.map(({ file, bytes }) => `  ${kilobytes(bytes).padStart(9)}  ${file}`);
  throw new Error(`${summary}:\n${list.join('\n')}`);
};
