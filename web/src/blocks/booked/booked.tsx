import { TIME_ZONE } from '@reelists/contract';
import { Calendar } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import { ButtonAnchor, ButtonRow } from '../../ui/button.tsx';
import { dayLabel } from '../../ui/calendar-day.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './booked.module.css';

interface BookedProps {
  /** Gets the focus when the consultation has just been booked. */
  ref?: Ref<HTMLElement>;
  heading: string;
  /** YYYY-MM-DD. */
  date: string;
  /** HH:mm. */
  time: string;
  /** Minutes. */
  duration: number;
  /** What else there is to know, in order. */
  facts: readonly (readonly [name: string, value: string])[];
  /** The appointment as an iCalendar file, or its cancellation. */
  calendar: string;
  isCancelled?: boolean;
  /** Buttons beside the calendar's. */
  actions?: ReactNode;
  children?: ReactNode;
}

const lengthInWords = (minutes: number): string =>
  minutes === 60 ? 'One hour' : minutes === 30 ? 'Half an hour' : `${minutes} minutes`;

/** What Dublin's clocks are called on a day: GMT or IST. */
const zoneName = (date: string): string =>
  new Intl.DateTimeFormat('en-IE', { timeZone: TIME_ZONE, timeZoneName: 'short' })
    .formatToParts(new Date(`${date}T12:00:00Z`))
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** A consultation somebody has: the day and the hour as large as they go, and the file for a calendar. */
export function Booked(props: BookedProps) {
  const { ref, heading, date, time, duration, facts, calendar, isCancelled } = props;
  const titleId = useId();
  return (
    <section
      ref={ref}
      className={styles.booked}
      data-ground="key"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <div className={`marks marks-corners ${styles.marks}`} />
      <h2 id={titleId}>{heading}</h2>
      <p className={isCancelled ? `${styles.when} ${styles.cancelled}` : styles.when}>
        <b>{dayLabel(date, 'medium')}</b> <b>{time}</b>
      </p>
      <p className={styles.lead}>
        {isCancelled
          ? 'The hour is free again. Open the file, and it leaves your calendar too.'
          : `${lengthInWords(duration)}, Irish time (${zoneName(date)}). We’ll ring you, so keep the phone handy.`}
      </p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonRow>
        <ButtonAnchor
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`}
          download="the-reelists-consultation.ics"
          icon={<Icon of={Calendar} size={18} />}
        >
          {isCancelled ? 'Take it off your calendar' : 'Add to your calendar'}
        </ButtonAnchor>
        {props.actions}
      </ButtonRow>
      {props.children}
    </section>
  );
}
