// @ts-check
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { checkNode } from './check-node.mjs';
import { install } from './install.mjs';
import { ROOT } from './run.mjs';

/** Milliseconds of quiet before a compile that touches many files counts as finished. */
const QUIET = 300;

checkNode();
await install();
await build();

const port = process.env.PORT || '1337';
const env = {
  ...process.env,
  PORT: port,
  DATA_DIR: path.resolve(process.env.DATA_DIR || path.join(ROOT, 'data')),
  BACKEND_URL: `http://127.0.0.1:${port}`,
  NODE_ENV: 'development',
};

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

/**
 * @param {string} folder
 * @param {string[]} args
 */
const startNode = (folder, args) => {
  const child = spawn(process.execPath, args, {
    cwd: path.join(ROOT, folder),
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  children.add(child);
  child.on('exit', () => children.delete(child));
  return child;
};

const tsc = (/** @type {string} */ folder) =>
  startNode(folder, [
    path.join(ROOT, folder, 'node_modules/typescript/bin/tsc'),
    '--watch',
    '--preserveWatchOutput',
  ]);

tsc('contract');
tsc('cms');
startNode('web', [path.join(ROOT, 'web/node_modules/vite/bin/vite.js')]);

let isEnding = false;
let server = startNode('cms', [path.join(ROOT, 'cms/start.mjs')]);

/** One server at a time: the database file and the port are free once the old one has gone. */
const restart = () => {
  if (isEnding) return;
  const next = () => {
    if (isEnding) return;
    console.log('\nThe server’s code changed: starting it again.');
    server = startNode('cms', [path.join(ROOT, 'cms/start.mjs')]);
  };
  if (!children.has(server)) next();
  else {
    server.once('exit', next);
    server.kill('SIGTERM');
  }
};

/** @type {NodeJS.Timeout | undefined} */
let quiet;
for (const folder of ['contract/dist', 'cms/dist/config', 'cms/dist/src', 'cms/dist/seed']) {
  if (!fs.existsSync(path.join(ROOT, folder))) continue;
  fs.watch(path.join(ROOT, folder), { recursive: true }, () => {
    clearTimeout(quiet);
    quiet = setTimeout(restart, QUIET);
  });
}

console.log(
  `\nThe site reloads at http://127.0.0.1:5173 as you type; the server behind it is ${env.BACKEND_URL}.\n` +
    'What a visitor gets, rendered on the server, is `npm start`.\n',
);

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => {
    isEnding = true;
    clearTimeout(quiet);
    for (const child of children) child.kill('SIGTERM');
    const last = setTimeout(() => process.exit(0), 5_000);
    last.unref();
    const poll = setInterval(() => {
      if (children.size === 0) process.exit(0);
    }, 50);
    poll.unref();
  });
