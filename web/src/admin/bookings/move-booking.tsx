import type { NearSlot } from '@reelists/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { moveBooking } from '../../api/bookings.ts';
import { useSlots } from '../../api/use-slots.ts';
import { Button } from '../../ui/button.tsx';
import { dayLabel } from '../../ui/calendar-day.ts';
import { Note } from '../../ui/note.tsx';
import { showNotice } from '../../ui/notices.ts';
import { SlotPicker } from '../../ui/slot-picker.tsx';
import { usePopup } from '../popups.tsx';
import { useRunWrite } from '../session.tsx';
import styles from './move-booking.module.css';

const NOT_CHOSEN: NearSlot = { date: '', time: '' };

/** Another time for a booking, chosen as the visitor chose the first. */
export function MoveBooking({ id }: { id: string }) {
  const queryClient = useQueryClient();
  const showPopup = usePopup();
  const runWrite = useRunWrite();
  const slots = useSlots();
  const [when, setWhen] = useState(NOT_CHOSEN);
  const [isBusy, setBusy] = useState(false);

  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy || !when.time) return;
    setBusy(true);
    try {
      const { message = '' } = await runWrite(() => moveBooking(id, when));
      showNotice(message);
      setWhen(NOT_CHOSEN);
      await queryClient.invalidateQueries({ queryKey: ['bookings'] });
    } catch (error) {
      showPopup({ title: 'Error', text: (error as Error).message, tone: 'bad' });
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({ queryKey: ['slots'] });
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <h2>Move it</h2>
      {slots.error ? (
        <Note
          tone="bad"
          actions={
            <Button variant="ghost" onClick={() => void slots.refetch()}>
              Try again
            </Button>
          }
        >
          {slots.error.message}
        </Note>
      ) : (
        <SlotPicker
          days={slots.days}
          value={when}
          onChoose={setWhen}
          fullWords={slots.isPending ? 'Rolling…' : 'Nothing free in this fortnight.'}
          onEarlier={slots.goEarlier}
          onLater={slots.goLater}
          isBusy={slots.isBusy}
        />
      )}
      <p className={styles.quiet}>They get a mail with the new calendar file.</p>
      <div>
        <Button type="submit" isBusy={isBusy} busyLabel="Moving…" disabled={!when.time}>
          {when.time ? `Move to ${dayLabel(when.date, 'short')}, ${when.time}` : 'Pick a time'}
        </Button>
      </div>
    </form>
  );
}
