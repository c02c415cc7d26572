// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { contentHash } from './content-hash.mjs';
import { fitNativeModules } from './native-modules.mjs';
import { withProgress } from './progress.mjs';
import { ROOT, runNpm } from './run.mjs';
import { isFresh, writeStamp } from './stamp.mjs';

/** pnpm writes this at the end of an install. */
const OUTPUT = 'node_modules/.modules.yaml';

/**
 * Installs the packages with the pnpm that package.json names, when the lockfile or a manifest
 * changed since the last time; native modules are also tied to Node's version.
 */
export const install = async () => {
  const hash = contentHash(
    [
      'pnpm-lock.yaml',
      'pnpm-workspace.yaml',
      'package.json',
      'contract/package.json',
      'cms/package.json',
      'web/package.json',
    ],
    [process.versions.modules, process.platform, process.arch],
  );
  if (isFresh('install', hash, OUTPUT)) return;

  const manifest = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  // Without a call of its own it would take the one of an `npx -c` around us.
  const pnpm = ['exec', '--yes', '--call=', `--package=${manifest.packageManager}`, '--', 'pnpm'];
  // NODE_ENV=production would leave out the tools that build, and CI=true stops pnpm from asking
  // whether it may replace a node_modules of another version.
  const env = { ...process.env, NODE_ENV: 'development', CI: 'true' };
  await withProgress('packages (the first time takes some minutes)', () =>
    runNpm([...pnpm, 'install', '--frozen-lockfile', '--prod=false'], { env, isShown: true }),
  );
  await withProgress('the database’s driver, for this Node', fitNativeModules);
  writeStamp('install', hash, OUTPUT);
};
