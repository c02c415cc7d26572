import { afterEach, expect, it, vi } from 'vitest';
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

afterEach(() => void vi.useRealTimers());

it.each([
  ['2026-07-15T08:41:00.000Z', 'Today, 09:41'],
  ['2026-07-15T22:59:00.000Z', 'Today, 23:59'],
  // Yesterday for the clock it is stored by, today in Dublin.
  ['2026-07-14T23:00:00.000Z', 'Today, 00:00'],
  ['2026-07-14T22:59:00.000Z', '14 Jul, 23:59'],
  ['2026-01-01T00:00:00.000Z', '1 Jan, 00:00'],
  ['2025-09-30T12:00:00.000Z', '30 Sep 2025, 13:00'],
])('says %s at noon on 15 July 2026 as %s', (moment, words) => {
  vi.useFakeTimers({ now: new Date('2026-07-15T11:00:00.000Z') });
  expect(dublinTime(moment, 'recent')).toBe(words);
});

it('shows what is not a date as it is', () => {
  expect(dublinTime('soon', 'day')).toBe('soon');
});
