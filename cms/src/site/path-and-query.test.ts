import { expect, it } from 'vitest';
import { pathAndQuery } from './path-and-query';

it('is the same whether a caller writes a path or, as to a proxy, the whole address', () => {
  expect(pathAndQuery('/our-work?a=1')).toBe('/our-work?a=1');
  expect(pathAndQuery('http://thereelists.example/our-work?a=1')).toBe('/our-work?a=1');
  expect(pathAndQuery('HTTP://thereelists.example')).toBe('/');
});

it.each(['*', '', ':80/', 'http://[bad/', 'javascript:alert(1)', 'our-work'])(
  'is nothing in %j',
  (target) => {
    expect(pathAndQuery(target)).toBeNull();
  },
);
