// @ts-check
import { buildContract, buildSite } from './build.mjs';
import { checkNode } from './check-node.mjs';
import { CHECKS, runChecks, SIZE_CHECK } from './checks.mjs';
import { install } from './install.mjs';

checkNode();
await install();
await buildContract();
await buildSite();
const { passed, failed } = await runChecks([...CHECKS, SIZE_CHECK]);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
