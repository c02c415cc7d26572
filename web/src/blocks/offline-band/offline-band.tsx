import { useState } from 'react';
import { isReachable } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import styles from './offline-band.module.css';
import { proveOnline, useIsOnline } from './use-is-online.ts';

/** A band at the foot of a page whose line is gone. The page itself, and what was typed into it, stay. */
export function OfflineBand() {
  const isOnline = useIsOnline();
  const [isTrying, setIsTrying] = useState(false);

  const handleRetry = async () => {
    setIsTrying(true);
    if (await isReachable()) proveOnline();
    setIsTrying(false);
  };

  return (
    <div role="status">
      {!isOnline && (
        <div className={styles.band} data-ground="ink">
          <div className={`wrap ${styles.inner}`}>
            <b className={styles.title}>No signal</b>
            <p>
              You’re offline. What you’ve typed is kept; the rest comes back when the line does.
            </p>
            <Button className={styles.retry} onClick={handleRetry} isBusy={isTrying}>
              Try again
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
