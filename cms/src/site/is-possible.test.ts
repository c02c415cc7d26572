import { expect, it } from 'vitest';
import { isPossible } from './is-possible';

it.each(['/', '//', '/blog/caf%C3%A9', '/a//b', '/a..b/...', '/100%25'])(
  '%s could be a page',
  (path) => {
    expect(isPossible(path)).toBe(true);
  },
);

it.each([
  '/%E0%A4',
  '/%',
  '/a%zz',
  '/%00',
  '//evil.example',
  '/%2Fevil',
  '/..%2f..%2fetc',
  '/a%5C..',
])('%s names nothing', (path) => {
  expect(isPossible(path)).toBe(false);
});
