import type { NearSlot } from '@reelists/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { moveBooking } from '../../api/bookings.ts';
import { useSlots } from '../../api/use-slots.ts';
import { Button } from '../../ui/button.tsx';
import { dayLabel } from '../../ui/calendar-day.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { showNotice } from '../../ui/notices.ts';
import { SlotPicker } from '../../ui/slot-picker.tsx';
import { LoadError } from '../load-error.tsx';
import { usePopup } from '../popups.tsx';
import { useRunWrite } from '../session.tsx';
import styles from './move-booking.module.css';

const NOT_CHOSEN: NearSlot = { date: '', time: '' };

/** Another time for a booking, chosen as the visitor chose the first, but from this very hour on. */
export function MoveBooking({ id }: { id: string }) {
  const queryClient = useQueryClient();
  const showPopup = usePopup();
  const runWrite = useRunWrite();
  const slots = useSlots({ moving: id });
  const [when, setWhen] = useState(NOT_CHOSEN);
  const [isTold, setTold] = useState(true);
  const [isBusy, setBusy] = useState(false);

  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy || !when.time) return;
    setBusy(true);
    try {
      const { message = '' } = await runWrite(() => moveBooking(id, { ...when, tell: isTold }));
      showNotice(message);
      setWhen(NOT_CHOSEN);
      setTold(true);
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
        <LoadError of={slots} />
      ) : (
        <SlotPicker
          days={slots.days}
          value={when}
          onChoose={setWhen}
          fullWords={slots.isPending ? 'Rolling…' : 'Nothing free in this fortnight.'}
          onEarlier={slots.goEarlier}
          onLater={slots.goLater}
          isLaterMissing={slots.isLaterMissing}
          isBusy={slots.isBusy}
        />
      )}
      {slots.waivedNoticeHours ? (
        <p className={styles.quiet}>
          Any free hour from now on. Visitors are asked for {slots.waivedNoticeHours} hours’ notice.
        </p>
      ) : null}
      <div>
        <Checkbox isChecked={isTold} onChange={setTold}>
          Tell them by mail, with the new calendar file
        </Checkbox>
        <p className={styles.quiet} role="status">
          {!isTold &&
            'They get no mail, and their calendar keeps the old time. Tell them yourself.'}
        </p>
      </div>
      <div>
        <Button
          type="submit"
          variant="go"
          isBusy={isBusy}
          busyLabel="Moving…"
          disabled={!when.time}
        >
          {when.time ? `Move to ${dayLabel(when.date, 'short')}, ${when.time}` : 'Pick a time'}
        </Button>
      </div>
    </form>
  );
}
