// @ts-check
import { RunError } from './run.mjs';

/**
 * Says that a step begins and how long it took; a failing one shows what its program printed.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} step
 * @returns {Promise<T>}
 */
export const withProgress = async (name, step) => {
  const startedAt = performance.now();
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  console.log(`  … ${name}`);
  // A long silence looks like a hang.
  const reminder = setInterval(() => console.log(`  … ${name}, ${seconds()} so far`), 15_000);
  try {
    const result = await step();
    console.log(`  ✓ ${name}, ${seconds()}`);
    return result;
  } catch (error) {
    console.error(`  ✗ ${name}, ${seconds()}`);
    if (!(error instanceof RunError)) throw error;
    if (error.output) console.error(error.output.trimEnd());
    throw new Error(`${name}: ${error.message}`, { cause: error });
  } finally {
    clearInterval(reminder);
  }
};
