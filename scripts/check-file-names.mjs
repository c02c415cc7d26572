// @ts-check
import path from 'node:path';
import { listFiles } from './content-hash.mjs';

const FOLDERS = [
  'contract/src',
  'cms/config',
  'cms/src',
  'cms/seed',
  'web/src',
  'scripts',
  'e2e',
  'bench',
];
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;

/**
 * Every source is found by guessing only when there is one way to write its name.
 *
 * @throws naming the files that are not kebab-case
 */
export const checkFileNames = () => {
  const wrong = FOLDERS.flatMap(listFiles).filter((file) => !KEBAB_CASE.test(path.basename(file)));
  if (wrong.length > 0) throw new Error(`File names are kebab-case:\n  ${wrong.join('\n  ')}`);
};
