import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['*.test.ts'],
    globalSetup: './run-product.ts',
    // One product and one browser's worth of memory at a time, on any machine.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As long as Playwright waits for anything on a page (browser.ts), not Vitest’s one second.
    expect: { poll: { timeout: 10_000 } },
  },
});
