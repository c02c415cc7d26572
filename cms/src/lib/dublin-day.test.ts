import { expect, it } from 'vitest';
import { dublinDay } from './dublin-day';

it('is the day on Dublin’s own clocks, summer and winter', () => {
  expect(dublinDay(new Date('2026-07-15T23:30:00Z'))).toBe('2026-07-16');
  expect(dublinDay(new Date('2026-12-15T23:30:00Z'))).toBe('2026-12-15');
});
