import { calendarDay } from '../ui/calendar-day.ts';

/** A day (YYYY-MM-DD) in full: 12 November 2026. */
export function Day({ of: date, className }: { of: string; className?: string | undefined }) {
  const { number, month, year } = calendarDay(date);
  return (
    <time dateTime={date} className={className}>
      {`${number} ${month} ${year}`}
    </time>
  );
}
