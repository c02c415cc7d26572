// @ts-check
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { ROOT } from './run.mjs';

/** The member of staff every temporary product begins with. */
export const STAFF = { email: 'maeve@thereelists.example', password: 'Grand-Canal-4' };

/** Milliseconds a first start (seed and pictures) may take. */
const PATIENCE = 180_000;

/**
 * How a product ended; `hadEnded`: before anybody asked it to.
 *
 * @typedef {{ code: number | null, signal: string | null, hadEnded: boolean }} End
 */

/**
 * A product that runs for a test or a measurement.
 *
 * @typedef {object} Product
 * @property {string} origin as in `http://127.0.0.1:40123`
 * @property {string} dataDir
 * @property {number} pid
 * @property {number} readyAfter milliseconds from the command to the first page
 * @property {() => string} output what it has printed so far
 * @property {(signal?: NodeJS.Signals) => Promise<End>} stop
 *   ends it and gives how it ended; a data folder made here is removed with it
 */

/**
 * Starts the product as `npm start` does, on a free port, and waits for its first page.
 *
 * @param {{ dataDir?: string, env?: NodeJS.ProcessEnv }} [options] without `dataDir` a new one in
 *   the temporary folder, gone when the product ends
 * @returns {Promise<Product>}
 * @throws when it ends, or has no page within three minutes; the message holds what it printed
 */
export const startProduct = async ({ dataDir, env } = {}) => {
  const folder = dataDir ?? fs.mkdtempSync(path.join(os.tmpdir(), 'reelists-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/start.mjs')], {
    cwd: ROOT,
    env: {
      ...process.env,
      // A test runner's mark would turn what is built on the way into a build for tests.
      VITEST: undefined,
      NODE_ENV: undefined,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: origin,
      DATA_DIR: folder,
      DATABASE_URL: '',
      SMTP_URL: '',
      STAFF_EMAIL: STAFF.email,
      STAFF_PASSWORD: STAFF.password,
      // Tests and measurements ask more often than a person may.
      RATE_LIMIT_FORMS: '100000',
      RATE_LIMIT_LOGIN: '100000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  /** @type {Promise<{ code: number | null, signal: string | null }>} */
  const ended = new Promise((resolve) =>
    child.on('exit', (code, signal) => resolve({ code, signal })),
  );
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

  /** @type {Product['stop']} */
  const stop = async (signal = 'SIGTERM') => {
    const hadEnded = hasEnded();
    if (!hadEnded) child.kill(signal);
    const patience = setTimeout(() => child.kill('SIGKILL'), 15_000);
    const end = await ended;
    clearTimeout(patience);
    if (!dataDir) fs.rmSync(folder, { recursive: true, force: true });
    return { ...end, hadEnded };
  };

  while (!(await answers(origin))) {
    if (!hasEnded() && performance.now() - startedAt < PATIENCE) {
      await delay(50);
      continue;
    }
    await stop();
    throw new Error(`The product did not start.\n${output}`);
  }
  const readyAfter = performance.now() - startedAt;
  return { origin, dataDir: folder, pid: child.pid ?? 0, readyAfter, output: () => output, stop };
};

/** @param {string} origin */
const answers = async (origin) => {
  try {
    const response = await fetch(origin);
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
};
