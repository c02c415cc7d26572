import { LINK_SPENT } from '@reelists/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '../../api/client.ts';
import { myBookingQuery } from '../../api/my-booking.ts';
import { CONTACT, PHONE_HREF } from '../../blocks/contact.ts';
import { ShortFooter } from '../../blocks/footer/short-footer.tsx';
import { PageHeader } from '../../blocks/page-header/page-header.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonAnchor, ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { ChangeBooking } from './change-booking.tsx';
import styles from './your-booking-page.module.css';

/** Where the link in a booking's mail leads: what is booked, another time for it, or none. */
export function YourBookingPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const booking = useQuery({ ...myBookingQuery(token), enabled: token !== '' });
  return (
    <>
      <PageHeader title="Your booking" sub="Plans change. Ours do too." />
      <main id="main" tabIndex={-1} data-ground="cyc">
        <div className={`wrap ${styles.page}`}>
          {booking.data ? (
            <ChangeBooking token={token} reply={booking.data} />
          ) : booking.isLoading ? (
            <p role="status">Rolling…</p>
          ) : (
            <NoBooking error={booking.error} onRetry={() => void booking.refetch()} />
          )}
        </div>
      </main>
      <ShortFooter />
    </>
  );
}

interface NoBookingProps {
  error: Error | null;
  onRetry: () => void;
}

/** A link that has done its work, or an answer that did not come. */
function NoBooking({ error, onRetry }: NoBookingProps) {
  const isSpent = !error || (error instanceof ApiError && [400, 403].includes(error.status));
  return (
    <div className={styles.sorry} role="alert">
      <p>
        {error && !(error instanceof ApiError && error.status === 400) ? error.message : LINK_SPENT}
      </p>
      <ButtonRow>
        {isSpent ? (
          <ButtonLink to={`${paths.contactUs.href()}#book`}>Book another time</ButtonLink>
        ) : (
          <Button onClick={onRetry}>Try again</Button>
        )}
        <ButtonAnchor variant="ghost" href={PHONE_HREF}>{`Ring ${CONTACT.phone}`}</ButtonAnchor>
      </ButtonRow>
    </div>
  );
}
