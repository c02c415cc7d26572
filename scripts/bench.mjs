// @ts-check
import os from 'node:os';
import { build } from './build.mjs';
import { checkNode } from './check-node.mjs';
import { install } from './install.mjs';

checkNode();
await install();
await build();

// These are only modules once packages are installed.
const { benchServer } = await import('../bench/server.mjs');
const { benchInbox } = await import('../bench/inbox.mjs');
const { benchLighthouse } = await import('../bench/lighthouse.mjs');
const { missedCount } = await import('../bench/report.mjs');

const asked = process.argv.slice(2);
const isAsked = (/** @type {string} */ name) => asked.length === 0 || asked.includes(name);

console.log(`Node ${process.versions.node}, ${os.cpus().length} × ${os.cpus()[0]?.model}`);
if (isAsked('server')) await benchServer();
if (isAsked('inbox')) await benchInbox();
if (isAsked('lighthouse')) await benchLighthouse();

const missed = missedCount();
console.log(missed === 0 ? '\nEvery target is met.' : `\n${missed} missed.`);
process.exitCode = missed > 0 ? 1 : 0;
