// @ts-check
import { buildContract } from './build.mjs';
import { checkNode } from './check-node.mjs';
import { CHECKS, runChecks } from './checks.mjs';
import { install } from './install.mjs';

checkNode();
await install();
await buildContract();
const { passed, failed } = await runChecks(CHECKS);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
