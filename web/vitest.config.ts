import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const base = viteConfig({ command: 'serve', mode: 'test' });

export default mergeConfig(
  { plugins: base.plugins, resolve: base.resolve },
  defineConfig({
    test: {
      name: 'web',
      environment: 'happy-dom',
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['src/testing/setup.ts'],
      // Two suites share the machine: what a test waits for may take longer than one second.
      testTimeout: 30_000,
      expect: { poll: { timeout: 10_000 } },
      css: { modules: { classNameStrategy: 'non-scoped' } },
    },
  }),
);
