import type { Booking } from '@reelists/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelBooking } from '../../api/bookings.ts';
import { Button } from '../../ui/button.tsx';
import { dayLabel } from '../../ui/calendar-day.ts';
import { showNotice } from '../../ui/notices.ts';
import { Popup } from '../../ui/popup.tsx';
import { usePopup } from '../popups.tsx';
import { useRunWrite } from '../session.tsx';
import styles from './cancel-booking.module.css';

/** Gives a booking's hour back, after a second yes. */
export function CancelBooking({ booking }: { booking: Booking }) {
  const queryClient = useQueryClient();
  const showPopup = usePopup();
  const runWrite = useRunWrite();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { name, date, time } = booking.your_details;

  const handleCancel = async () => {
    setBusy(true);
    try {
      const { message = '' } = await runWrite(() => cancelBooking(booking._id));
      showNotice(message);
      await queryClient.invalidateQueries({ queryKey: ['bookings'] });
    } catch (error) {
      showPopup({ title: 'Error', text: (error as Error).message, tone: 'bad' });
    } finally {
      setBusy(false);
      setAsking(false);
      void queryClient.invalidateQueries({ queryKey: ['slots'] });
    }
  };

  return (
    <section className={styles.cancel}>
      <h2>Cancel it</h2>
      <p>The hour opens up again on the site at once.</p>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Cancel this booking
      </Button>
      {isAsking && (
        <Popup
          tone="bad"
          title="Cancel this hour?"
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)} disabled={isBusy}>
                Keep it
              </Button>
              <Button
                variant="danger"
                isBusy={isBusy}
                busyLabel="Cancelling…"
                onClick={() => void handleCancel()}
              >
                Cancel the booking
              </Button>
            </>
          }
        >
          <p>
            {name}, {dayLabel(date, 'long')}, {time}. They get a mail, and their calendar is
            cleared. The hour goes back on the site.
          </p>
        </Popup>
      )}
    </section>
  );
}
