import { expect, it } from 'vitest';
import { postsCount } from './posts-count.js';

it('is what the address asks for, however many that is', () => {
  expect(postsCount('12')).toBe(12);
  expect(postsCount('132')).toBe(132);
});

it('is the first list’s where the address asks for nothing, for less, or for nonsense', () => {
  for (const count of [null, '', '0', '3', '-12', '1e3', '12.5', '99999', '<script>'])
    expect(postsCount(count)).toBe(6);
});
