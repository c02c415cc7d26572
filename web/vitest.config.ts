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
      css: { modules: { classNameStrategy: 'non-scoped' } },
    },
  }),
);
