import { describe, expect, it } from 'vitest';
import { dayLabel } from './calendar-day.ts';

describe('dayLabel', () => {
  it('says a day in as many words as there is room for', () => {
    expect(dayLabel('2026-11-25', 'short')).toBe('Wed 25');
    expect(dayLabel('2026-11-25', 'medium')).toBe('Wed 25 Nov');
    expect(dayLabel('2026-11-25', 'long')).toBe('Wed 25 November');
  });

  it('cuts September where it cuts every month', () => {
    expect(dayLabel('2026-09-01', 'medium')).toBe('Tue 1 Sep');
  });

  it('keeps the day it was given on both nights the clocks change', () => {
    expect(dayLabel('2026-03-29', 'long')).toBe('Sun 29 March');
    expect(dayLabel('2026-10-25', 'long')).toBe('Sun 25 October');
  });
});
