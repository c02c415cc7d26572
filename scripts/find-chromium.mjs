// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { withProgress } from './progress.mjs';
import { run, runTool } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const onPath = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));

/** Playwright knows where its own download is; it is only a module once packages are installed. */
const ofPlaywright = async () => {
  const { chromium } = await import('playwright-core');
  const file = chromium.executablePath();
  return fs.existsSync(file) ? file : undefined;
};

const isRoot = () => process.getuid?.() === 0;

/**
 * A Chromium to test with: CHROMIUM_PATH, the PATH's, Playwright's, or one that is fetched now, as
 * Debian's package where apt may install it and as Playwright's download elsewhere.
 *
 * @returns {Promise<string>} its file
 * @throws with a sentence that says what is missing
 */
export const findChromium = async () => {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (fs.existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, and there is no such file.`);
  }
  const present = onPath() ?? (await ofPlaywright());
  if (present) return present;

  /** @type {string[]} */
  const failures = [];
  /** @type {[name: string, get: () => Promise<unknown>][]} */
  const ways = [['playwright-core install chromium', () => installWithPlaywright()]];
  if (isRoot() && fs.existsSync('/usr/bin/apt-get'))
    ways.unshift(['apt-get install chromium', () => installWithApt()]);
  for (const [name, get] of ways) {
    try {
      await withProgress(`Chromium, by ${name}`, get);
      const file = onPath() ?? (await ofPlaywright());
      if (file) return file;
      failures.push(`${name}: ended well, and yet no Chromium is there`);
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  throw new Error(
    [
      'The browser tests need Chromium, and none was found or could be fetched.',
      ...failures.map((line) => `  ${line}`),
      'Install Chromium or Chrome, or name its program in CHROMIUM_PATH, and run this again.',
    ].join('\n'),
  );
};

const installWithApt = async () => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  await run('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium'], { env });
};

const installWithPlaywright = () => runTool('playwright-core', ['install', 'chromium']);
