import type { TestProject } from 'vitest/node';
import { startProduct } from '../scripts/start-product.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product runs, as in `http://127.0.0.1:40123`. */
    origin: string;
  }
}

/**
 * One product for all tests, on a temporary data folder that is gone when they end. While a test is
 * being written, E2E_ORIGIN names a running one instead, whose first member of staff is STAFF.
 */
export const setup = async (project: TestProject) => {
  const running = process.env.E2E_ORIGIN;
  if (running) {
    project.provide('origin', running);
    return undefined;
  }
  const product = await startProduct();
  project.provide('origin', product.origin);
  return async () => {
    const { hadEnded } = await product.stop();
    if (hadEnded) console.error(`The product ended by itself.\n${product.output()}`);
  };
};
