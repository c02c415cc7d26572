import { describe, expect, it } from 'vitest';
import { countsInWords, erased } from './personal-data.js';

describe('countsInWords', () => {
  it('counts as a person would', () => {
    expect(countsInWords({ contacts: 1, bookings: 1, mails: 3 })).toBe(
      '1 enquiry, 1 booking and 3 mails',
    );
    expect(countsInWords({ contacts: 2, bookings: 0, mails: 0 })).toBe('2 enquiries');
    expect(countsInWords({ contacts: 0, bookings: 0, mails: 0 })).toBe('nothing');
  });
});

describe('erased', () => {
  it('says how much went, one enquiry in the singular', () => {
    expect(erased({ contacts: 1, bookings: 0, mails: 2 })).toBe('Erased: 1 enquiry and 2 mails.');
  });

  it('says so when there was nothing', () => {
    expect(erased({ contacts: 0, bookings: 0, mails: 0 })).toBe('Nothing is held on that address.');
  });
});
