import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './offline-band.module.css';
import { useIsOnline } from './use-is-online.ts';

/** A band at the foot of a page whose line is gone. The page itself, and what was typed into it, stay. */
export function OfflineBand() {
  const isOnline = useIsOnline();
  const [isReached, setIsReached] = useState(false);
  const [isTrying, setIsTrying] = useState(false);

  useEffect(() => {
    if (isOnline) setIsReached(false);
  }, [isOnline]);

  // A browser can be wrong about its line; an answer is the proof.
  const handleRetry = async () => {
    setIsTrying(true);
    const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(
      () => null,
    );
    setIsTrying(false);
    setIsReached(answer !== null);
  };

  return (
    <div role="status">
      {!isOnline && !isReached && (
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
