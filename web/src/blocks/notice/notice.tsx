import type { ReactNode } from 'react';
import { ButtonRow } from '../../ui/button.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  /** Green for what is not there, ink for what broke. */
  ground: 'key' | 'ink';
  /** The page's top bar, where the page has one of its own. */
  bar?: ReactNode;
  /** The heading's content: lens lines. */
  title: ReactNode;
  children: ReactNode;
  actions: ReactNode;
}

/** A whole screen that says one thing and offers a way on. */
export function Notice({ ground, bar, title, children, actions }: NoticeProps) {
  return (
    <div className={styles.notice} data-ground={ground}>
      {ground === 'key' && <div className={`marks ${styles.marks}`} />}
      {bar}
      <main id="main" tabIndex={-1} className={`wrap ${styles.main}`}>
        <h1>{title}</h1>
        <div className={styles.say}>
          <div className={styles.text}>{children}</div>
          <div className={styles.actions}>
            <ButtonRow>{actions}</ButtonRow>
          </div>
        </div>
      </main>
    </div>
  );
}
