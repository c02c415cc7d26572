import { describe, expect, it } from 'vitest';
import { addMonths } from './add-months.ts';

describe('addMonths', () => {
  it('stays on the day of the month where there is one', () => {
    expect(addMonths('2026-11-19T17:24:00.000Z', 24)).toBe('2028-11-19');
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
    expect(addMonths('2026-01-15', 12)).toBe('2027-01-15');
  });
});
