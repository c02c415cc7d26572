import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ApiError } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonAnchor, ButtonRow } from '../../ui/button.tsx';
import styles from './fault-page.module.css';

/** What stands where a page could not be drawn. Plain links: whatever broke the page may have broken the router. */
export function FaultPage() {
  const error = useRouteError();
  useEffect(() => {
    document.title = 'The Reelists - Cut';
  }, []);
  return (
    <main className={styles.fault} data-ground="ink" id="main" tabIndex={-1}>
      <div className="wrap">
        <h1>Cut.</h1>
        <p role="alert">
          {error instanceof ApiError ? error.message : 'Something of ours fell over. Sorry.'}
        </p>
        <ButtonRow>
          <Button onClick={() => location.reload()}>Take two</Button>
          <ButtonAnchor variant="ghost" href={paths.home.href()}>
            Back to the start
          </ButtonAnchor>
        </ButtonRow>
      </div>
    </main>
  );
}
