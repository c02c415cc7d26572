import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'seed/**/*.test.ts'],
    // A Strapi is a global and its environment is read once: each file gets a process of its own.
    pool: 'forks',
    isolate: true,
    maxWorkers: 2,
    silent: 'passed-only',
    testTimeout: 30_000,
    hookTimeout: 90_000,
  },
});
