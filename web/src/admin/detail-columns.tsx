import type { ReactNode } from 'react';
import styles from './detail-columns.module.css';

interface DetailColumnsProps {
  /** What it says. */
  card: ReactNode;
  /** The facts about it. */
  side: ReactNode;
  /** What can be done with it, beneath the card. */
  children?: ReactNode;
}

/** The screen of one thing that came in or went out: its words, and what is known of it beside them. */
export function DetailColumns({ card, side, children }: DetailColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <div className={styles.card}>{card}</div>
        {children}
      </div>
      <section className={styles.side} aria-label="Details">
        {side}
      </section>
    </div>
  );
}
