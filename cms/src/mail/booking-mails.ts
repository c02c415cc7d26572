import { dayInWords } from '@reelists/contract';
import { calendarFile } from '../api/booking/calendar';
import { bookingLink } from '../api/booking/booking-link';
import type { BookingRow } from '../api/booking/present';
import { env } from '../env';
import { writeLetter, type Letter } from './letter';
import { STAFF_NAME, type Message } from './mail-row';

export type BookingEvent = 'booked' | 'moved' | 'cancelled';

const STAFF_SUBJECTS: Record<BookingEvent, string> = {
  booked: 'Consultation',
  moved: 'Consultation moved',
  cancelled: 'Consultation cancelled',
};

const VISITOR_WORDS: Record<BookingEvent, { subject: string; heading: string; text: string }> = {
  booked: {
    subject: 'Your consultation with The Reelists',
    heading: 'You’re in.',
    text: 'We’ll ring you, so keep the phone handy.',
  },
  moved: {
    subject: 'Your consultation has moved',
    heading: 'New time, same kettle.',
    text: 'Your consultation has moved. We’ll ring you then.',
  },
  cancelled: {
    subject: 'Your consultation is cancelled',
    heading: 'Cancelled.',
    text: 'Your consultation is cancelled. Book another whenever it suits.',
  },
};

const facts = (row: BookingRow): Letter['facts'] => [
  ['Day', dayInWords(row.date)],
  ['Time', `${row.time}, Dublin time, ${row.duration} minutes`],
  ['Reference', row.reference],
];

const toVisitor = (row: BookingRow, event: BookingEvent): Message => {
  const { subject, heading, text } = VISITOR_WORDS[event];
  const method = event === 'cancelled' ? 'CANCEL' : 'PUBLISH';
  return {
    recipient: row.email,
    recipient_name: row.name,
    subject,
    about_email: row.email.toLowerCase(),
    calendar: calendarFile(row, method, { organiser: env.staffEmail }),
    ...writeLetter({
      heading,
      paragraphs: [text],
      facts: facts(row),
      ...(event !== 'cancelled' && {
        link: { label: 'Move or cancel it', url: bookingLink(row) },
      }),
      footer:
        'You get this because a consultation was booked with this address on the site of The Reelists.',
    }),
  };
};

const toStaff = (row: BookingRow, event: BookingEvent): Message => ({
  recipient: env.staffEmail,
  recipient_name: STAFF_NAME,
  reply_to: row.email,
  subject: `${STAFF_SUBJECTS[event]}: ${dayInWords(row.date)}, ${row.time}`,
  about_email: row.email.toLowerCase(),
  ...writeLetter({
    heading: row.subject,
    paragraphs: [`${STAFF_SUBJECTS[event]}. Answer this mail and it goes to ${row.name}.`],
    facts: [
      ...(facts(row) ?? []),
      ['Name', row.name],
      ['Number', row.number],
      ['Email', row.email],
    ],
    link: { label: 'Open it', url: `${env.publicUrl}/admin/booking/${row.documentId}` },
    footer: 'Sent by the booking form.',
  }),
});

/** What goes out about a booking, to its visitor and to staff. */
export const bookingMails = (row: BookingRow, event: BookingEvent): Message[] => [
  toVisitor(row, event),
  toStaff(row, event),
];
