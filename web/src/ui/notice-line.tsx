import { useEffect, useSyncExternalStore } from 'react';
import { currentNotice, onNotice, showNotice } from './notices.ts';
import styles from './notice-line.module.css';

/** Long enough to read it twice. */
const SHOWN_MS = 8000;

/** Where `showNotice` speaks: one line at the foot of the screen, read out, gone by itself. */
export function NoticeLine() {
  const words = useSyncExternalStore(onNotice, currentNotice, () => null);

  useEffect(() => {
    if (words === null) return;
    const timer = setTimeout(() => showNotice(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [words]);

  return (
    <div className={styles.place} role="status">
      {words !== null && (
        <p className={styles.line} data-ground="ink">
          {words}
        </p>
      )}
    </div>
  );
}
