import { useEffect } from 'react';
import { CONTACT, PHONE_HREF } from '../../blocks/contact.ts';
import { Notice } from '../../blocks/notice/notice.tsx';
import { Button } from '../../ui/button.tsx';
import { LensLines } from '../../ui/lens-lines.tsx';
import { Flag } from './flag.tsx';

const handleRetry = () => location.reload();

/** The page somebody asked for while the line was down. */
export function NoSignal() {
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
          It comes up by itself when the line is back. Ringing still works:{' '}
          <a href={PHONE_HREF}>{CONTACT.phone}</a>
        </small>
      </p>
    </Notice>
  );
}
