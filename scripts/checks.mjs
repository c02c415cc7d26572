// @ts-check
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkFileNames } from './check-file-names.mjs';
import { checkSizes } from './check-sizes.mjs';
import { contentHash } from './content-hash.mjs';
import { RunError, ROOT, runTool } from './run.mjs';
import { isFresh, writeStamp } from './stamp.mjs';

/**
 * Something that is right or wrong without running the product.
 *
 * @typedef {object} Check
 * @property {string} name
 * @property {() => unknown} make throws what is wrong
 * @property {boolean} [isResultShown] what it gives back is a sentence worth reading
 */

/**
 * @param {string} folder
 * @returns {Check}
 */
const types = (folder) => ({
  name: `types of ${folder}`,
  make: () =>
    runTool('typescript', ['-p', path.join(ROOT, folder), '--noEmit', '--pretty', 'false'], {
      program: 'tsc',
    }),
});

/** What `npm run check` looks at; types need the contract to be built. */
/** @type {Check[]} */
export const CHECKS = [
  { name: 'file names', make: checkFileNames },
  types('contract'),
  types('cms'),
  types('web'),
  { ...types('.'), name: 'types of scripts, e2e and bench' },
  {
    name: 'lint and import walls',
    make: () =>
      runTool('eslint', [
        '.',
        '--max-warnings=0',
        '--cache',
        '--cache-strategy=content',
        '--cache-location=node_modules/.cache/eslint/',
      ]),
  },
  {
    name: 'format',
    make: () =>
      runTool('prettier', [
        '--check',
        '.',
        '--log-level=warn',
        '--cache',
        '--cache-location=node_modules/.cache/prettier/.prettier-cache',
      ]),
  },
];

/**
 * What the home page weighs; needs the site to be built.
 *
 * @type {Check}
 */
export const SIZE_CHECK = { name: 'size of the home page', make: checkSizes, isResultShown: true };

const GENERATED = 'cms/types/generated';

/**
 * Strapi's types of the content, written down by `strapi ts:generate-types`: a field that changed
 * without them would compile against its past. Slow, so only looked at when a schema changed.
 *
 * @type {Check}
 */
export const CONTENT_TYPES_CHECK = {
  name: 'generated types of the content',
  make: async () => {
    const output = `${GENERATED}/contentTypes.d.ts`;
    const hash = contentHash(['pnpm-lock.yaml', 'cms/src/api', 'cms/src/components', GENERATED]);
    if (isFresh('content-types', hash, output)) return;
    const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'reelists-types-'));
    try {
      const cms = path.join(ROOT, 'cms');
      const outDir = path.relative(cms, temporary);
      await runTool('@strapi/strapi', ['ts:generate-types', '--silent', '--out-dir', outDir], {
        cwd: cms,
        env: { ...process.env, DATA_DIR: path.join(temporary, 'data') },
      });
      for (const name of ['contentTypes.d.ts', 'components.d.ts']) {
        const fresh = fs.readFileSync(path.join(temporary, 'generated', name), 'utf8');
        if (fresh !== fs.readFileSync(path.join(ROOT, GENERATED, name), 'utf8'))
          throw new Error(`${GENERATED}/${name} is old: run \`npm run types --prefix cms\`.`);
      }
    } finally {
      fs.rmSync(temporary, { recursive: true, force: true });
    }
    writeStamp('content-types', hash, output);
  },
};

/**
 * Runs checks one after the other and shows what each found.
 *
 * @param {Check[]} checks
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export const runChecks = async (checks) => {
  let failed = 0;
  for (const { name, make, isResultShown } of checks) {
    const startedAt = performance.now();
    const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
    try {
      const result = await make();
      console.log(`  ✓ ${name}${isResultShown ? `: ${result}` : ''}, ${seconds()}`);
    } catch (error) {
      failed += 1;
      console.error(`  ✗ ${name}, ${seconds()}`);
      if (error instanceof RunError) console.error(error.output.trimEnd());
      console.error(error instanceof Error ? error.message : error);
    }
  }
  return { passed: checks.length - failed, failed };
};
