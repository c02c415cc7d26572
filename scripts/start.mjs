// @ts-check
import path from 'node:path';
import { build } from './build.mjs';
import { checkNode } from './check-node.mjs';
import { install } from './install.mjs';
import { ROOT } from './run.mjs';

checkNode();
try {
  await install();
  await build();
} catch (error) {
  console.error(`\nNot started: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

// The server works in its own folder; a relative path is meant from here.
process.env.DATA_DIR = path.resolve(process.env.DATA_DIR || path.join(ROOT, 'data'));
process.env.NODE_ENV = 'production';
// By its address: the server's types are checked with the server.
await import(new URL('../cms/start.mjs', import.meta.url).href);
