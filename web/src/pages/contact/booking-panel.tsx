import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pageTextQuery } from '../../api/page-texts.ts';
import { useSlots } from '../../api/use-slots.ts';
import { Booked } from '../../blocks/booked/booked.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BookingForm, type Consultation } from './booking-form.tsx';
import styles from './booking-panel.module.css';
import { CallPanel } from './call-panel.tsx';

/** The free consultation: the form, then what was booked. While there are no times to show, the telephone. */
export function BookingPanel() {
  const { data: words } = useQuery(pageTextQuery('contact-us.booking'));
  const slots = useSlots();
  const [consultation, setConsultation] = useState<Consultation | null>(null);
  const booked = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!consultation) return;
    booked.current?.focus({ preventScroll: true });
    booked.current?.scrollIntoView();
  }, [consultation]);

  if (consultation) {
    const { details, reference, duration, calendar, token } = consultation;
    return (
      <Booked
        ref={booked}
        heading="You’re in"
        date={details.date}
        time={details.time}
        duration={duration}
        facts={[
          ['Reference', reference],
          ['Name', details.name],
          ['Number', details.number],
          ['Subject', details.subject],
        ]}
        calendar={calendar}
        actions={
          <ButtonLink variant="ghost" to={`${paths.yourBooking.href()}?token=${token}`}>
            Change or cancel
          </ButtonLink>
        }
      >
        <p className={styles.fine}>
          The same details are on their way to <b>{details.email}</b>. The calendar file is an .ics,
          so it works in any calendar.
        </p>
      </Booked>
    );
  }
  return (
    <div className={styles.panel}>
      {slots.error ? (
        <CallPanel />
      ) : (
        <>
          <h2>{words?.heading}</h2>
          <BookingForm
            slots={slots}
            fullWords={slots.isPending ? 'Rolling…' : (words?.text ?? '')}
            onBooked={setConsultation}
          />
        </>
      )}
    </div>
  );
}
