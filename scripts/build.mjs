// @ts-check
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { contentHash } from './content-hash.mjs';
import { withProgress } from './progress.mjs';
import { ROOT, runNpm } from './run.mjs';
import { isFresh, writeStamp } from './stamp.mjs';

/**
 * One thing that is built.
 *
 * @typedef {object} Step
 * @property {string} key names its stamp
 * @property {string} name as people read it
 * @property {string[]} inputs files and folders it reads
 * @property {string} output a file it always writes
 * @property {() => Promise<unknown>} make
 */

const SHARED = ['tsconfig.base.json', 'pnpm-lock.yaml'];

/**
 * A package says in its own package.json how it is built; here is only said when.
 *
 * @param {string} folder
 * @param {string} script
 * @param {NodeJS.ProcessEnv} [env]
 */
const runScript = (folder, script, env) =>
  runNpm(['run', '--silent', script], {
    cwd: path.join(ROOT, folder),
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0', ...env },
  });

/** @type {Step} */
const contract = {
  key: 'contract',
  name: 'the contract both sides share',
  inputs: [...SHARED, 'contract/package.json', 'contract/tsconfig.json', 'contract/src'],
  output: 'contract/dist/index.js',
  make: () => runScript('contract', 'build'),
};

/** @type {Step} */
const web = {
  key: 'web',
  name: 'the site, for the browser and for the server',
  inputs: [...SHARED, 'contract/src', 'web'],
  output: 'web/dist/server/entry-server.js',
  make: () => runScript('web', 'build'),
};

/** @type {Step} */
const cms = {
  key: 'cms',
  name: 'the server',
  inputs: [
    ...SHARED,
    'contract/src',
    'cms/package.json',
    'cms/tsconfig.json',
    'cms/config',
    'cms/src',
    'cms/types',
    'cms/seed',
  ],
  output: 'cms/dist/src/index.js',
  make: () => {
    // Strapi loads every file it finds, also what is left of a source that is gone.
    for (const folder of ['config', 'src', 'seed', 'types'])
      fs.rmSync(path.join(ROOT, 'cms/dist', folder), { recursive: true, force: true });
    return runScript('cms', 'compile');
  },
};

/** @type {Step} */
const pictures = {
  key: 'pictures',
  name: 'the first content’s pictures, in the sizes the site shows',
  inputs: ['cms/seed/media', 'cms/src/media'],
  output: 'cms/.cache/pictures',
  make: () => runScript('cms', 'pictures'),
};

/** @type {Step} */
const panel = {
  key: 'panel',
  name: 'Strapi’s panel (about a minute, rarely again)',
  inputs: ['pnpm-lock.yaml', 'cms/package.json', 'cms/config/admin.ts', 'cms/src/admin'],
  output: 'cms/dist/build/index.html',
  make: async () => {
    // Strapi reads the whole configuration to build its panel, which makes a data folder, and
    // would write PUBLIC_URL into the panel's code: neither belongs in a build.
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'reelists-build-'));
    try {
      await runScript('cms', 'build', { DATA_DIR: dataDir, PUBLIC_URL: '' });
    } finally {
      fs.rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

/** @param {Step} step */
const buildStep = async ({ key, name, inputs, output, make }) => {
  const hash = contentHash(inputs);
  if (isFresh(key, hash, output)) return;
  await withProgress(name, make);
  writeStamp(key, hash, output);
};

/** Builds the contract when it changed: the other packages' types come from it. */
export const buildContract = () => buildStep(contract);

/** Builds the public site and the staff area when they changed, from a contract that is built. */
export const buildSite = () => buildStep(web);

/** Builds what changed since it was last built, and nothing else. */
export const build = async () => {
  await buildContract();
  // Strapi's build needs the compiled configuration; the site needs neither of them.
  const results = await Promise.allSettled([
    buildSite(),
    buildStep(cms).then(() => Promise.all([buildStep(panel), buildStep(pictures)])),
  ]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
};
