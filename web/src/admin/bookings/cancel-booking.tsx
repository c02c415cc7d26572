import { cancelBookingSchema, type Booking } from '@reelists/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Formik } from 'formik';
import { useId, useRef, useState } from 'react';
import { cancelBooking } from '../../api/bookings.ts';
import { Button } from '../../ui/button.tsx';
import { dayLabel } from '../../ui/calendar-day.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { showNotice } from '../../ui/notices.ts';
import { Popup } from '../../ui/popup.tsx';
import { usePopup } from '../popups.tsx';
import { useRunWrite } from '../session.tsx';
import styles from './cancel-booking.module.css';

const TOLD = { tell: true, line: '' };

/** Gives a booking's hour back, after a second yes. */
export function CancelBooking({ booking }: { booking: Booking }) {
  const queryClient = useQueryClient();
  const showPopup = usePopup();
  const runWrite = useRunWrite();
  const formId = useId();
  const keep = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { name, date, time } = booking.your_details;

  const handleCancel = async (telling: typeof TOLD) => {
    try {
      const { message = '' } = await runWrite(() => cancelBooking(booking._id, telling));
      showNotice(message);
      await queryClient.invalidateQueries({ queryKey: ['bookings'] });
    } catch (error) {
      showPopup({ title: 'Error', text: (error as Error).message, tone: 'bad' });
    } finally {
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
        <Formik initialValues={TOLD} validationSchema={cancelBookingSchema} onSubmit={handleCancel}>
          {({ values, isSubmitting, setFieldValue }) => (
            <Popup
              tone="bad"
              title="Cancel this hour?"
              firstFocus={keep}
              onClose={() => setAsking(false)}
              actions={
                <>
                  <Button
                    type="submit"
                    form={formId}
                    variant="danger"
                    isBusy={isSubmitting}
                    busyLabel="Cancelling…"
                  >
                    Cancel the booking
                  </Button>
                  <Button
                    ref={keep}
                    variant="ghost"
                    disabled={isSubmitting}
                    onClick={() => setAsking(false)}
                  >
                    Keep it
                  </Button>
                </>
              }
            >
              <p>
                {name}, {dayLabel(date, 'long')}, {time}.{' '}
                {values.tell
                  ? 'They get a mail and their calendar is cleared.'
                  : 'They get no mail, and their calendar keeps it. Tell them yourself.'}{' '}
                The hour goes back on the site.
              </p>
              <Form id={formId} className={styles.form} noValidate>
                <Checkbox
                  isChecked={values.tell}
                  onChange={(isTold) => void setFieldValue('tell', isTold)}
                >
                  Tell them by mail
                </Checkbox>
                {values.tell && (
                  <Field name="line" label="A line for them (optional)" multiline rows={3} />
                )}
              </Form>
            </Popup>
          )}
        </Formik>
      )}
    </section>
  );
}
