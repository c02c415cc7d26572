import { describe, expect, it } from 'vitest';
import { addMonths } from './add-months.ts';
import { countsInWords } from './counts-in-words.ts';

describe('countsInWords', () => {
  it('counts as a person would', () => {
    expect(countsInWords({ contacts: 1, bookings: 1, mails: 3 })).toBe(
      '1 enquiry, 1 booking and 3 mails',
    );
    expect(countsInWords({ contacts: 2, bookings: 0, mails: 0 })).toBe('2 enquiries');
    expect(countsInWords({ contacts: 0, bookings: 0, mails: 0 })).toBe('nothing');
  });
});

describe('addMonths', () => {
  it('stays on the day of the month where there is one', () => {
    expect(addMonths('2026-11-19T17:24:00.000Z', 24)).toBe('2028-11-19');
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
    expect(addMonths('2026-01-15', 12)).toBe('2027-01-15');
  });
});
