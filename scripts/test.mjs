// @ts-check
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, buildContract } from './build.mjs';
import { checkNode } from './check-node.mjs';
import { CHECKS, CONTENT_TYPES_CHECK, runChecks, SIZE_CHECK } from './checks.mjs';
import { findChromium } from './find-chromium.mjs';
import { install } from './install.mjs';
import { ROOT, runTool } from './run.mjs';

const totals = { passed: 0, failed: 0, skipped: 0 };
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'reelists-reports-'));

/** @param {string} title */
const heading = (title) => console.log(`\n${title}`);

/**
 * Runs the tests of one folder and adds them up.
 *
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} [env]
 */
const runTests = async (folder, env) => {
  heading(`Tests of ${folder}`);
  const report = path.join(reports, `${folder}.json`);
  const isGreen = await runTool(
    'vitest',
    [
      'run',
      '--root',
      path.join(ROOT, folder),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    // Vitest sets its own NODE_ENV unless there is one.
    { isShown: true, env: { ...process.env, NODE_ENV: undefined, ...env } },
  ).then(
    () => true,
    () => false,
  );
  const counts = fs.existsSync(report) ? JSON.parse(fs.readFileSync(report, 'utf8')) : {};
  totals.passed += counts.numPassedTests ?? 0;
  // A file that does not load has no failed tests, and fails all the same.
  totals.failed += Math.max(counts.numFailedTests ?? 0, isGreen ? 0 : 1);
  totals.skipped += (counts.numPendingTests ?? 0) + (counts.numTodoTests ?? 0);
};

/** @param {{ passed: number, failed: number }} results */
const count = ({ passed, failed }) => {
  totals.passed += passed;
  totals.failed += failed;
};

const runAll = async () => {
  checkNode();
  heading('Packages and contract');
  await install();
  await buildContract();

  heading('Types, lint, import walls, format');
  count(await runChecks([...CHECKS, CONTENT_TYPES_CHECK]));

  heading('The product');
  await build();
  count(await runChecks([SIZE_CHECK]));

  await runTests('scripts');
  await runTests('contract');
  await runTests('web');
  await runTests('cms');
  heading('A browser');
  const chromium = await findChromium();
  console.log(`  ${chromium}`);
  await runTests('e2e', { CHROMIUM_PATH: chromium });
};

try {
  await runAll();
} catch (error) {
  totals.failed += 1;
  console.error(`\nStopped: ${error instanceof Error ? error.message : error}`);
} finally {
  fs.rmSync(reports, { recursive: true, force: true });
}
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exitCode = totals.failed > 0 ? 1 : 0;
