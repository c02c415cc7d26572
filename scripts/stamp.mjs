// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

/** Kept where a fresh clone has nothing and `rm -rf node_modules` forgets everything. */
const FOLDER = path.join(ROOT, 'node_modules/.cache/reelists');

/**
 * What a step made, by the time it was written: a result somebody else wrote over is stale too.
 *
 * @param {string} output
 */
const writtenAt = (output) =>
  fs.statSync(path.join(ROOT, output), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * @param {string} step
 * @param {string} hash of what the step reads
 * @param {string} output the file that proves it ran, relative to the repository
 */
export const isFresh = (step, hash, output) => {
  const file = path.join(FOLDER, `${step}.json`);
  if (!fs.existsSync(file) || writtenAt(output) === 0) return false;
  const stamp = JSON.parse(fs.readFileSync(file, 'utf8'));
  return stamp.hash === hash && stamp.writtenAt === writtenAt(output);
};

/**
 * @param {string} step
 * @param {string} hash
 * @param {string} output
 */
export const writeStamp = (step, hash, output) => {
  fs.mkdirSync(FOLDER, { recursive: true });
  const stamp = JSON.stringify({ hash, writtenAt: writtenAt(output) });
  fs.writeFileSync(path.join(FOLDER, `${step}.json`), stamp);
};
