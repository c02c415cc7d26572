import { dayInWords, NOT_TOLD, type BookingLetter } from '@reelists/contract';
import { calendarFile } from '../api/booking/calendar';
import { bookingLink } from '../api/booking/booking-link';
import type { BookingRow } from '../api/booking/present';
import { env } from '../env';
import { writeLetter, type Letter } from './letter';
import { STAFF_NAME, type Message } from './mail-row';

export interface Telling {
  /** False when staff tell the visitor themselves: only staff get a mail then. */
  isTold?: boolean;
  /** A few words of whoever made the change, for the visitor. */
  line?: string | undefined;
  /** The booking itself is going too, so there is nothing to open. */
  isDeleted?: boolean;
}

const STAFF_SUBJECTS: Record<BookingLetter, string> = {
  booked: 'Consultation',
  moved: 'Consultation moved',
  cancelled: 'Consultation cancelled',
};

const VISITOR_WORDS: Record<BookingLetter, { subject: string; heading: string; text: string }> = {
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

const toVisitor = (row: BookingRow, letter: BookingLetter, { line }: Telling): Message => {
  const { subject, heading, text } = VISITOR_WORDS[letter];
  const method = letter === 'cancelled' ? 'CANCEL' : 'PUBLISH';
  return {
    recipient: row.email,
    recipient_name: row.name,
    subject,
    about_email: row.email.toLowerCase(),
    about_booking: row.documentId,
    letter,
    calendar: calendarFile(row, method, { organiser: env.staffEmail }),
    ...writeLetter({
      heading,
      paragraphs: [text],
      facts: facts(row),
      ...(line && { quote: line }),
      ...(letter !== 'cancelled' && {
        link: { label: 'Move or cancel it', url: bookingLink(row) },
      }),
      footer:
        'You get this because a consultation was booked with this address on the site of The Reelists.',
    }),
  };
};

const toStaff = (
  row: BookingRow,
  letter: BookingLetter,
  { isTold = true, isDeleted }: Telling,
): Message => ({
  recipient: env.staffEmail,
  recipient_name: STAFF_NAME,
  reply_to: row.email,
  subject: `${STAFF_SUBJECTS[letter]}: ${dayInWords(row.date)}, ${row.time}`,
  about_email: row.email.toLowerCase(),
  ...writeLetter({
    heading: row.subject,
    paragraphs: [
      `${STAFF_SUBJECTS[letter]}. Answer this mail and it goes to ${row.name}.`,
      ...(isTold ? [] : [NOT_TOLD]),
    ],
    facts: [
      ...(facts(row) ?? []),
      ['Name', row.name],
      ['Number', row.number],
      ['Email', row.email],
    ],
    ...(!isDeleted && {
      link: { label: 'Open it', url: `${env.publicUrl}/admin/booking/${row.documentId}` },
    }),
    footer: 'Sent by the booking form.',
  }),
});

/** What goes out about a booking, to its visitor and to staff. */
export const bookingMails = (
  row: BookingRow,
  letter: BookingLetter,
  telling: Telling = {},
): Message[] => [
  ...(telling.isTold === false ? [] : [toVisitor(row, letter, telling)]),
  toStaff(row, letter, telling),
];
