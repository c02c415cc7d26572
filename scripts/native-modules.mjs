// @ts-check
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT, run, runNpm } from './run.mjs';

const CMS = path.join(ROOT, 'cms');

/** The driver this Node gets: cms/src/lib/use-newer-driver.ts says why there are two. */
const DRIVER =
  Number(process.versions.node.split('.')[0]) >= 22 ? 'better-sqlite3-13' : 'better-sqlite3';

/** Opens a database with the very Node that will; rejects when the driver was built for another. */
const tryDriver = () =>
  run(process.execPath, ['-e', `new (require('${DRIVER}'))(':memory:').close()`], { cwd: CMS });

/** @param {NodeJS.ProcessEnv} [env] */
const rebuild = (env) =>
  runNpm(['rebuild'], {
    cwd: fs.realpathSync(path.join(CMS, 'node_modules', DRIVER)),
    env: { ...process.env, ...env },
  });

/**
 * Node's own headers of the running version, from the package npm publishes each Node as: a machine
 * whose npm is told to build against another Node's headers has no others.
 *
 * @param {string} folder where to put them
 * @returns {Promise<string>} what node-gyp calls `nodedir`
 */
const fetchHeaders = async (folder) => {
  const name = `node-${process.platform}-${process.arch}@${process.versions.node}`;
  const printed = await runNpm(['pack', '--silent', name], { cwd: folder });
  const archive = printed.trim().split('\n').at(-1) ?? '';
  await run('tar', ['-xzf', archive, 'package/include'], { cwd: folder });
  return path.join(folder, 'package');
};

/**
 * Makes sure that the database's driver, the one module compiled here, fits the Node that runs this:
 * pnpm leaves a compiled module alone when only Node changed.
 *
 * @throws when it cannot be built
 */
export const fitNativeModules = async () => {
  const fits = () =>
    tryDriver().then(
      () => true,
      () => false,
    );
  if (await fits()) return;
  await rebuild();
  if (await fits()) return;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reelists-headers-'));
  try {
    await rebuild({ npm_config_nodedir: await fetchHeaders(folder) });
    await tryDriver();
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
};
