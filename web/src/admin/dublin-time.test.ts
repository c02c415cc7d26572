import { expect, it } from 'vitest';
import { dublinTime } from './dublin-time.ts';

it.each([
  ['2026-11-20T09:41:00.000Z', 'minute', '20 Nov 2026, 09:41'],
  ['2026-07-15T09:41:00.000Z', 'minute', '15 Jul 2026, 10:41'],
  ['2026-11-19T17:30:00.000Z', 'full', 'Thu 19 Nov 2026, 17:30'],
  ['2026-09-18T00:00:00.000Z', 'day', '18 Sep 2026'],
  ['2026-11-24', 'weekday', 'Tue 24 Nov 2026'],
  ['2026-11-20T00:05:00.000Z', 'minute', '20 Nov 2026, 00:05'],
] as const)('reads %s as %s in Dublin', (moment, style, words) => {
  expect(dublinTime(moment, style)).toBe(words);
});

it('shows what is not a date as it is', () => {
  expect(dublinTime('soon', 'day')).toBe('soon');
});
