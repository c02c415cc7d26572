import { expect, it } from 'vitest';
import { pageKey } from './page-key';

const key = (url: string) => pageKey(new URL(url, 'http://site'));

it('keeps a page under its path, whatever a campaign adds to the address', () => {
  expect(key('/?utm_source=newsletter&fbclid=1')).toBe('/');
  expect(key('/our-work?count=12')).toBe('/our-work');
  expect(key('/blog?count=12&utm_source=x')).toBe('/blog?count=12');
});

it('lets no made-up count fill the cache', () => {
  expect(key('/blog?count=99999')).toBe('/blog');
  expect(key('/blog?count=<script>')).toBe('/blog');
  expect(key('/blog?count=006')).toBe('/blog');
});

it('leaves its query to an address that only leads on', () => {
  expect(key('/our-work/?utm_source=x')).toBe('/our-work/?utm_source=x');
});
