import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ApiError } from '../../api/client.ts';
import { CONTACT, PHONE_HREF } from '../../blocks/contact.ts';
import { Notice } from '../../blocks/notice/notice.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { LensLines } from '../../ui/lens-lines.tsx';
import type { LensText } from '../../ui/lens-table.ts';
import styles from './cut.module.css';
import { Flag } from './flag.tsx';

/** Solved like ui/lens-table.ts. */
const LENS: LensText = {
  large: [['Cut.', 150, 3.17, 0.03]],
  small: [['Cut.', 110, 2.3233, 0.02]],
};

const handleRetry = () => location.reload();

/** What stands where a page could not be drawn, and the fault is ours. */
export function Cut() {
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
          <LensLines text="Cut." lens={LENS} />
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
          <a href={PHONE_HREF}>{CONTACT.phone}</a>.
        </small>
      </p>
    </Notice>
  );
}
