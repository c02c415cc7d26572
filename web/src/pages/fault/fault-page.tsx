import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ApiError } from '../../api/client.ts';
import { CONTACT, PHONE_HREF } from '../../blocks/contact.ts';
import { Notice } from '../../blocks/notice/notice.tsx';
import { useIsOnline } from '../../blocks/offline-band/use-is-online.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { LensLines } from '../../ui/lens-lines.tsx';
import { Logo } from '../../ui/logo.tsx';
import styles from './fault-page.module.css';

const handleRetry = () => location.reload();

/** What stands where a page could not be drawn: our fault, or the line's. */
export function FaultPage() {
  const isOnline = useIsOnline();
  return isOnline ? <Cut /> : <NoSignal />;
}

/** No menu, and plain links: whatever broke the page may have broken the router. */
function Flag({ isOnGreen = false }: { isOnGreen?: boolean }) {
  return (
    <header className={`wrap ${styles.bar}`}>
      <a className={styles.flag} href={paths.home.href()} aria-label="The Reelists, home">
        <Logo isOnGreen={isOnGreen} />
      </a>
    </header>
  );
}

function Phone() {
  return <a href={PHONE_HREF}>{CONTACT.phone}</a>;
}

function Cut() {
  const error = useRouteError();
  useEffect(() => {
    document.title = 'The Reelists - Cut';
  }, []);
  return (
    <Notice
      ground="ink"
      bar={<Flag />}
      title={
        <span className={styles.cut}>
          <LensLines text="Cut." />
        </span>
      }
      actions={
        <>
          <Button onClick={handleRetry}>Take two</Button>
          <ButtonAnchor variant="ghost" href={paths.home.href()}>
            Back to the start
          </ButtonAnchor>
        </>
      }
    >
      <p role="alert">
        Something broke on our side. You did nothing wrong.
        <small>
          {error instanceof ApiError && `${error.message} `}If it keeps happening, ring us on{' '}
          <Phone />.
        </small>
      </p>
    </Notice>
  );
}

function NoSignal() {
  useEffect(() => {
    document.title = 'The Reelists - No Signal';
    addEventListener('online', handleRetry);
    return () => removeEventListener('online', handleRetry);
  }, []);
  return (
    <Notice
      ground="key"
      bar={<Flag isOnGreen />}
      title={<LensLines text="No signal" />}
      actions={<Button onClick={handleRetry}>Try again</Button>}
    >
      <p role="alert">
        You’re offline. This page has not been shot yet.
        <small>
          It comes up by itself when the line is back. Ringing still works: <Phone />
        </small>
      </p>
    </Notice>
  );
}
