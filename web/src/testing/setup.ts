import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// As long as `expect.poll` (vitest.config.ts).
configure({ asyncUtilTimeout: 10_000 });

// A page that complains in the console is a page with a fault: a test that expects it says so itself.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  cleanup();
  const complaints = [console.error, console.warn].flatMap((log) => vi.mocked(log).mock.calls);
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});
