import { useId, useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { calendarDay, dayLabel } from './calendar-day.ts';
import { FieldError } from './field-error.tsx';
import styles from './slot-picker.module.css';

interface PickerDay {
  /** YYYY-MM-DD. */
  date: string;
  /** Starts, HH:mm, in order. */
  slots: readonly { time: string; free: boolean }[];
  /** Why the whole day is closed; null when it is not. */
  closed: string | null;
}

interface Choice {
  /** YYYY-MM-DD, or empty while no day is chosen. */
  date: string;
  /** HH:mm, or empty while no time is chosen. */
  time: string;
}

interface SlotPickerProps {
  days: readonly PickerDay[];
  value: Choice;
  /** Another day begins without a time. */
  onChoose: (choice: Choice) => void;
  /** What is wrong with the choice, in words. */
  error?: string | undefined;
  /** Said when none of these days has a free time. */
  fullWords: ReactNode;
  onEarlier?: (() => void) | undefined;
  onLater?: (() => void) | undefined;
  /** Later days were asked for and did not come: `onLater` asks again. */
  isLaterMissing?: boolean;
  /** Other days are on their way. */
  isBusy?: boolean;
}

/** Monday is 0. */
const weekdayOf = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
const isOpen = ({ slots }: PickerDay) => slots.some(({ free }) => free);

const fromDay = ({ date }: PickerDay) => {
  const { number, shortMonth } = calendarDay(date);
  return `${number} ${shortMonth}`;
};

/** The chosen day or, before anybody chose, the first with a free time. */
const shownDay = (days: readonly PickerDay[], { date }: Choice) =>
  days.find((day) => day.date === date) ?? days.find(isOpen);

/** A day and a time on it, as two groups of radio buttons; goes inside a form. */
export function SlotPicker(props: SlotPickerProps) {
  const { days, value, onChoose, error, fullWords, onEarlier, onLater } = props;
  const { isLaterMissing = false, isBusy = false } = props;
  const errorId = useId();
  const picker = useRef<HTMLDivElement>(null);

  const weekdays = [
    ...new Set(days.filter(({ slots }) => slots.length > 0).map(({ date }) => weekdayOf(date))),
  ].sort();
  // A day off on a day that is never offered is nobody's news.
  const offered = days.filter(
    ({ date, slots, closed }) =>
      slots.length > 0 || (closed !== null && weekdays.includes(weekdayOf(date))),
  );
  const shown = shownDay(days, value);

  // A radio of the server's HTML can be chosen before this script runs: that choice is the visitor's, and
  // it is there before anything else can happen.
  useLayoutEffect(() => {
    const chosen = (name: string) =>
      picker.current?.querySelector<HTMLInputElement>(`input[name=${name}]:checked`)?.value ?? '';
    const date = chosen('date');
    const time = chosen('time');
    if (time && !value.time) onChoose({ date, time });
    else if (date && date !== shown?.date) onChoose({ date, time: '' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form comes alive
  }, []);

  return (
    <div className={styles.picker} ref={picker} aria-busy={isBusy || undefined}>
      <fieldset role="radiogroup">
        <legend>Day</legend>
        <div
          className={styles.days}
          style={{ '--columns': Math.max(weekdays.length, 1) } as CSSProperties}
        >
          {offered.map((day) => {
            const { weekday, number, month } = calendarDay(day.date);
            const isFull = !isOpen(day);
            return (
              <label
                key={day.date}
                className={isFull ? styles.off : undefined}
                style={{ gridColumnStart: weekdays.indexOf(weekdayOf(day.date)) + 1 }}
              >
                <input
                  type="radio"
                  name="date"
                  value={day.date}
                  checked={day.date === shown?.date}
                  disabled={isFull}
                  onChange={() => onChoose({ date: day.date, time: '' })}
                />
                <span>
                  {weekday} <b>{number}</b>
                  <span className="vh">
                    {` ${month}`}
                    {isFull && `, ${day.closed ?? 'Full'}`}
                  </span>
                </span>
              </label>
            );
          })}
        </div>
        {(onEarlier || onLater) && (
          <div className={styles.pages}>
            <Button variant="ghost" size="sm" disabled={!onEarlier} onClick={onEarlier}>
              Earlier
            </Button>
            <span aria-live="polite">{offered[0] && `From ${fromDay(offered[0])}`}</span>
            <Button
              variant="ghost"
              size="sm"
              disabled={!onLater}
              isBusy={isLaterMissing && isBusy}
              onClick={onLater}
            >
              {isLaterMissing ? 'Try again' : 'Later'}
            </Button>
          </div>
        )}
        <div role="alert">
          {isLaterMissing && !isBusy && <FieldError>The later days didn’t load.</FieldError>}
        </div>
      </fieldset>
      {shown ? (
        <fieldset
          role="radiogroup"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        >
          <legend>Time on {dayLabel(shown.date, 'long')}</legend>
          <div className={styles.times}>
            {shown.slots.map(({ time, free }) => (
              <label key={time} className={free ? undefined : styles.off}>
                <input
                  type="radio"
                  name="time"
                  value={time}
                  checked={value.date === shown.date && value.time === time}
                  disabled={!free}
                  onChange={() => onChoose({ date: shown.date, time })}
                />
                <span>
                  {time}
                  {!free && <span className="vh"> Taken</span>}
                </span>
              </label>
            ))}
          </div>
          {error && <FieldError id={errorId}>{error}</FieldError>}
        </fieldset>
      ) : (
        <p className={styles.full} role="status">
          {fullWords}
        </p>
      )}
    </div>
  );
}
