import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar.js';

const appointment = {
  documentId: 'abc',
  reference: 'TR-7K3M9QWX',
  subject: 'A film; with commas, and\nlines',
  name: 'Maeve',
  date: '2026-12-01',
  time: '09:30',
  duration: 60,
  sequence: 2,
};
const options = { organiser: 'staff@thereelists.example', now: new Date('2026-11-20T10:11:12Z') };

describe('calendarFile', () => {
  it('gives the appointment in Dublin’s time with a UID that stays', () => {
    const file = calendarFile(appointment, 'PUBLISH', options);
    expect(file.split('\r\n')).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'BEGIN:VTIMEZONE',
        'TZID:Europe/Dublin',
        'UID:abc@thereelists',
        'SEQUENCE:2',
        'DTSTAMP:20261120T101112Z',
        'DTSTART;TZID=Europe/Dublin:20261201T093000',
        'DTEND;TZID=Europe/Dublin:20261201T103000',
        'STATUS:CONFIRMED',
      ]),
    );
    expect(file).toMatch(/\r\n$/);
  });

  it('takes the appointment back with the same UID', () => {
    const file = calendarFile(appointment, 'CANCEL', options);
    expect(file).toContain('METHOD:CANCEL');
    expect(file).toContain('STATUS:CANCELLED');
    expect(file).toContain('UID:abc@thereelists');
  });

  it('escapes what has a meaning and keeps every line within 75 octets', () => {
    const file = calendarFile({ ...appointment, subject: 'é;,\\'.repeat(40) }, 'PUBLISH', options);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(
      `DESCRIPTION:${'é\\;\\,\\\\'.repeat(40)}\\nWe’ll`,
    );
  });
});
