import { TIME_ZONE } from '@reelists/contract';
import { DateTime } from 'luxon';

export interface Appointment {
  documentId: string;
  reference: string;
  subject: string;
  name: string;
  date: string;
  time: string;
  /** Minutes. */
  duration: number;
  /** How often it was changed; a calendar takes the highest. */
  sequence: number;
}

/** Dublin's clock as RFC 5545 describes it: the change is on the last Sundays, at 01:00 UTC. */
const TIME_ZONE_LINES = [
  'BEGIN:VTIMEZONE',
  `TZID:${TIME_ZONE}`,
  'BEGIN:DAYLIGHT',
  'TZNAME:IST',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'DTSTART:19810329T010000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:GMT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'DTSTART:19961027T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const escape = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** A line may have 75 octets; the rest goes on lines that begin with a space. */
const foldLine = (line: string): string => {
  const pieces: string[] = [];
  let piece = '';
  for (const character of line) {
    const room = pieces.length === 0 ? 75 : 74;
    if (Buffer.byteLength(piece + character) > room) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece].join('\r\n ');
};

const wall = (date: string, time: string, minutes: number) =>
  DateTime.fromISO(`${date}T${time}`, { zone: TIME_ZONE })
    .plus({ minutes })
    .toFormat("yyyyMMdd'T'HHmmss");

/**
 * The appointment as an iCalendar file (RFC 5545). Its UID never changes, so that a later file with
 * a higher sequence moves or removes the same entry instead of adding one.
 */
export const calendarFile = (
  appointment: Appointment,
  method: 'PUBLISH' | 'CANCEL',
  { organiser, now = new Date() }: { organiser: string; now?: Date },
): string => {
  const { date, time, duration } = appointment;
  const stamp = DateTime.fromJSDate(now, { zone: 'utc' }).toFormat("yyyyMMdd'T'HHmmss'Z'");
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//The Reelists//Consultations//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...TIME_ZONE_LINES,
    'BEGIN:VEVENT',
    `UID:${appointment.documentId}@thereelists`,
    `SEQUENCE:${appointment.sequence}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;TZID=${TIME_ZONE}:${wall(date, time, 0)}`,
    `DTEND;TZID=${TIME_ZONE}:${wall(date, time, duration)}`,
    `SUMMARY:${escape('Free consultation with The Reelists')}`,
    `DESCRIPTION:${escape(`${appointment.subject}\nWe’ll ring you. Reference ${appointment.reference}.`)}`,
    `ORGANIZER;CN=The Reelists:mailto:${organiser}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
};
