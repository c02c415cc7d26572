import type { MyBookingReply, NearSlot, Ok } from '@reelists/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { ApiError } from '../../api/client.ts';
import { cancelMyBooking, moveMyBooking, myBookingQuery } from '../../api/my-booking.ts';
import { useSlots } from '../../api/use-slots.ts';
import { Booked } from '../../blocks/booked/booked.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { dayLabel } from '../../ui/calendar-day.ts';
import { Popup } from '../../ui/popup.tsx';
import { SlotPicker } from '../../ui/slot-picker.tsx';
import styles from './change-booking.module.css';

const NOT_CHOSEN: NearSlot = { date: '', time: '' };

interface ChangeBookingProps {
  token: string;
  reply: MyBookingReply;
}

interface Outcome {
  tone: 'good' | 'bad';
  message: string;
}

/** A visitor's own booking, which they may move or cancel. The link is good for one change. */
export function ChangeBooking({ token, reply }: ChangeBookingProps) {
  const { booking, calendar } = reply;
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isChanged, setChanged] = useState(false);
  const [busy, setBusy] = useState<'move' | 'cancel' | null>(null);
  const booked = useRef<HTMLElement>(null);
  const isCancelled = booking.status === 'Cancelled';

  useEffect(() => {
    if (!isChanged || outcome) return;
    booked.current?.focus({ preventScroll: true });
    booked.current?.scrollIntoView();
  }, [isChanged, outcome]);

  const change = async (kind: 'move' | 'cancel', call: () => Promise<Ok<MyBookingReply>>) => {
    setBusy(kind);
    try {
      const changed = await call();
      queryClient.setQueryData(myBookingQuery(token).queryKey, changed);
      setChanged(true);
      setOutcome({ tone: 'good', message: changed.message ?? '' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setOutcome({ tone: 'bad', message: error.message });
      void queryClient.invalidateQueries({ queryKey: ['slots'] });
    } finally {
      setBusy(null);
    }
  };

  return (
    <div className={styles.columns}>
      <Booked
        ref={booked}
        heading={isCancelled ? 'Cancelled' : isChanged ? 'Moved' : 'You’re in'}
        date={booking.date}
        time={booking.time}
        duration={booking.duration}
        facts={[
          ['Reference', booking.reference],
          ['Subject', booking.subject],
        ]}
        calendar={calendar}
        isCancelled={isCancelled}
        actions={
          isCancelled && (
            <ButtonLink variant="ghost" to={`${paths.contactUs.href()}#book`}>
              Book another time
            </ButtonLink>
          )
        }
      >
        {isChanged && !isCancelled && (
          <p className={styles.fine}>
            A mail with the new time is on its way. Its link is the one for any other change.
          </p>
        )}
      </Booked>
      {!isChanged && (
        <div className={styles.panel}>
          <MoveForm
            isBusy={busy === 'move'}
            onMove={(when) => void change('move', () => moveMyBooking(token, when))}
          />
          <CancelPart
            isBusy={busy === 'cancel'}
            when={`${dayLabel(booking.date, 'long')}, ${booking.time}`}
            onCancel={() => change('cancel', () => cancelMyBooking(token))}
          />
        </div>
      )}
      {outcome && (
        <Popup
          tone={outcome.tone}
          title={outcome.tone === 'good' ? 'Success!' : 'Error!'}
          onClose={() => setOutcome(null)}
        >
          <p>{outcome.message}</p>
        </Popup>
      )}
    </div>
  );
}

interface MoveFormProps {
  isBusy: boolean;
  onMove: (when: NearSlot) => void;
}

function MoveForm({ isBusy, onMove }: MoveFormProps) {
  const slots = useSlots();
  const [when, setWhen] = useState(NOT_CHOSEN);
  const [isTried, setTried] = useState(false);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (slots.error) return void slots.refetch();
    setTried(true);
    if (when.time) onMove(when);
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <h2>Move it</h2>
      {slots.error ? (
        <p role="alert">{slots.error.message}</p>
      ) : (
        <SlotPicker
          days={slots.days}
          value={when}
          onChoose={setWhen}
          error={isTried && !when.time ? 'Required' : undefined}
          fullWords={
            slots.isPending ? 'Rolling…' : 'That fortnight is full. Try later, or ring us.'
          }
          onEarlier={slots.goEarlier}
          onLater={slots.goLater}
          isLaterMissing={slots.isLaterMissing}
          isBusy={slots.isBusy}
        />
      )}
      <div>
        <Button type="submit" isBusy={isBusy} busyLabel="Moving…">
          {slots.error
            ? 'Try again'
            : when.time
              ? `Move to ${dayLabel(when.date, 'short')}, ${when.time}`
              : 'Pick a time'}
        </Button>
      </div>
    </form>
  );
}

interface CancelPartProps {
  isBusy: boolean;
  /** Day and time in words. */
  when: string;
  onCancel: () => Promise<void>;
}

function CancelPart({ isBusy, when, onCancel }: CancelPartProps) {
  const [isAsking, setAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);

  const handleCancel = async () => {
    await onCancel();
    setAsking(false);
  };

  return (
    <section className={styles.cancel}>
      <h2>Cancel it</h2>
      <p>No hard feelings. The hour goes back on the site.</p>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Cancel this booking
      </Button>
      {isAsking && (
        <Popup
          tone="bad"
          title="Cancel this hour?"
          firstFocus={keep}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button isBusy={isBusy} busyLabel="Cancelling…" onClick={() => void handleCancel()}>
                Cancel the booking
              </Button>
              <Button ref={keep} variant="ghost" onClick={() => setAsking(false)}>
                Keep it
              </Button>
            </>
          }
        >
          <p>{when}.</p>
        </Popup>
      )}
    </section>
  );
}
