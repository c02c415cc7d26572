import { expect, it } from 'vitest';
import { pageKey } from './page-key';

const key = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://site');
  return pageKey(pathname, searchParams);
};

it('keeps a page under its path, whatever a campaign adds to the address', () => {
  expect(key('/?utm_source=newsletter&fbclid=1')).toBe('/');
  expect(key('/blog?count=12&utm_source=x')).toBe('/blog?count=12');
});

it('lets no made-up count fill the cache', () => {
  expect(key('/blog?count=99999')).toBe('/blog');
  expect(key('/blog?count=<script>')).toBe('/blog');
});
