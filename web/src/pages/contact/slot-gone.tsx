import type { NearSlot } from '@reelists/contract';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { dayLabel } from '../../ui/calendar-day.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './slot-gone.module.css';

interface SlotGoneProps {
  /** What happened, in one sentence. */
  title: string;
  children: ReactNode;
  /** The free times nearest to the lost one, the nearest first. */
  nearest: readonly NearSlot[];
  value: NearSlot;
  onChoose: (slot: NearSlot) => void;
  /** A popup is still in front of it. */
  isCovered: boolean;
  /** Every day and time, for whom none of the three will do. */
  picker: ReactNode;
}

/** A time that somebody else was quicker to take, and the next best. */
export function SlotGone(props: SlotGoneProps) {
  const { title, children, nearest, value, onChoose, isCovered, picker } = props;
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isCovered) notice.current?.focus();
  }, [isCovered]);

  return (
    <>
      <div className={styles.notice} ref={notice} tabIndex={-1}>
        <b>
          <Icon of={CircleAlert} size={20} />
          {title}
        </b>
        <span>{children}</span>
      </div>
      <div>
        <fieldset className={styles.near} role="radiogroup">
          <legend>
            {nearest.length === 3 ? 'The three nearest free times' : 'What is still free'}
          </legend>
          <div>
            {nearest.map(({ date, time }) => (
              <label key={`${date} ${time}`}>
                <input
                  type="radio"
                  name="near"
                  value={`${date} ${time}`}
                  checked={value.date === date && value.time === time}
                  onChange={() => onChoose({ date, time })}
                />
                <span>
                  {dayLabel(date, 'medium')} <b>{time}</b>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <details className={styles.all}>
          <summary>See every day and time</summary>
          {picker}
        </details>
      </div>
    </>
  );
}
