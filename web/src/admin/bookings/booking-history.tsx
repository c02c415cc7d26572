import type { Booking, BookingEvent, BookingLetter, MailStatus } from '@reelists/contract';
import { dayLabel } from '../../ui/calendar-day.ts';
import { dublinTime } from '../dublin-time.ts';
import styles from './booking-history.module.css';

const LETTERS: Record<BookingLetter, string> = {
  booked: 'Confirmation',
  moved: 'New time',
  cancelled: 'Cancellation',
};
const MAIL_ENDS: Record<MailStatus, string> = {
  Waiting: 'waits to be sent',
  Sending: 'is being sent',
  Sent: 'sent',
  Failed: 'could not be sent',
};

interface BookingHistoryProps {
  booking: Booking;
  /** The oldest first. */
  events: readonly BookingEvent[];
}

/** What has happened to a booking and who did it, in sentences. */
export function BookingHistory({ booking, events }: BookingHistoryProps) {
  const { name, date } = booking.your_details;

  /** The day a move led to: the day the next one came from, or the booking's own. */
  const dayAfter = (index: number): string => {
    const next = events.slice(index + 1).find((event) => event.what === 'moved');
    return next ? next.from.date : date;
  };

  const sentence = (event: BookingEvent, index: number): string => {
    if (event.what === 'booked') return 'Booked on the site';
    if (event.what === 'mailed') return `${LETTERS[event.letter]} ${MAIL_ENDS[event.status]}`;
    const who = event.by ?? name;
    if (event.what === 'suspected') return `${who} moved it to Spam`;
    if (event.what === 'restored') return `${who} took it back from Spam`;
    const untold = event.is_told ? '' : ', without a mail';
    if (event.what === 'cancelled') return `${who} cancelled it${untold}`;
    const { from } = event;
    const day = from.date === dayAfter(index) ? '' : `${dayLabel(from.date, 'medium')}, `;
    return `${who} moved it from ${day}${from.time}${untold}`;
  };

  return (
    <section className={styles.history}>
      <h2>What has happened</h2>
      <ol>
        {events.map((event, index) => (
          <li key={`${event.at} ${event.what}`}>
            {dublinTime(event.at, 'short')}. {sentence(event, index)}.
          </li>
        ))}
      </ol>
    </section>
  );
}
