import {
  bookingDetailsSchema,
  CONTACT_NOT_SENT,
  type BookingDetails,
  type NearSlot,
} from '@reelists/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { createBooking, nearestOf } from '../../api/my-booking.ts';
import type { useSlots } from '../../api/use-slots.ts';
import { CONTACT } from '../../blocks/contact.ts';
import { Button } from '../../ui/button.tsx';
import { dayLabel } from '../../ui/calendar-day.ts';
import { Field } from '../../ui/field.tsx';
import { Popup } from '../../ui/popup.tsx';
import { SlotPicker } from '../../ui/slot-picker.tsx';
import styles from './booking-form.module.css';
import { FirstErrorFocus } from './first-error-focus.tsx';
import { formErrors } from './form-errors.ts';
import { FormFoot } from './form-foot.tsx';
import { SlotGone } from './slot-gone.tsx';
import { useSubmission } from './use-submission.ts';

const EMPTY: BookingDetails = { name: '', number: '', email: '', subject: '', date: '', time: '' };

/** A consultation that was just booked. */
export interface Consultation {
  details: BookingDetails;
  reference: string;
  /** Minutes. */
  duration: number;
  /** An iCalendar file. */
  calendar: string;
  /** Where it can be moved or cancelled. */
  token: string;
}

interface Gone {
  title: string;
  more: string;
  nearest: NearSlot[];
}

type Outcome =
  { tone: 'good'; message: string; consultation: Consultation } | { tone: 'bad'; message: string };

interface BookingFormProps {
  slots: ReturnType<typeof useSlots>;
  fullWords: string;
  /** The visitor has read that it worked. */
  onBooked: (consultation: Consultation) => void;
}

/** Books a consultation. A time that is lost on the way costs nobody what they typed. */
export function BookingForm({ slots, fullWords, onBooked }: BookingFormProps) {
  const queryClient = useQueryClient();
  const { submit, trap } = useSubmission<BookingDetails>();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [gone, setGone] = useState<Gone | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const handleFailure = (
    error: ApiError,
    details: BookingDetails,
    { setErrors, setValues }: FormikHelpers<BookingDetails>,
  ) => {
    setOutcome({ tone: 'bad', message: error.status === 0 ? CONTACT_NOT_SENT : error.message });
    if (error.status === 409) void queryClient.invalidateQueries({ queryKey: ['slots'] });
    const nearest = nearestOf(error);
    const [first] = nearest;
    if (!first) return setErrors(formErrors(error.errors));
    const isTaken = error.status === 409;
    setGone({
      title: isTaken
        ? `Somebody got to ${dayLabel(details.date, 'short')}, ${details.time} first.`
        : error.message,
      more: isTaken
        ? 'Pick another and we’ll say nothing. Everything you typed is still here.'
        : 'Everything you typed is still here.',
      nearest,
    });
    void setValues((values) => ({ ...values, ...first }));
  };

  const handleSubmit = async (typed: BookingDetails, helpers: FormikHelpers<BookingDetails>) => {
    const details = bookingDetailsSchema.cast(typed);
    try {
      const { booking, calendar, message = '' } = await submit(details, createBooking);
      const { reference, duration, token } = booking;
      const consultation = { details, reference, duration, calendar, token };
      setOutcome({ tone: 'good', message, consultation });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      handleFailure(error, details, helpers);
    }
  };

  const handleClose = () => {
    setOutcome(null);
    if (outcome?.tone === 'good') onBooked(outcome.consultation);
  };

  return (
    <>
      <Formik initialValues={EMPTY} validationSchema={bookingDetailsSchema} onSubmit={handleSubmit}>
        {({ values, errors, touched, isSubmitting, setValues }) => {
          const handleChoose = (choice: NearSlot) =>
            void setValues((current) => ({ ...current, ...choice }));
          const picker = (
            <SlotPicker
              days={slots.days}
              value={values}
              onChoose={handleChoose}
              error={touched.time ? (errors.time ?? errors.date) : undefined}
              fullWords={fullWords}
              onEarlier={slots.goEarlier}
              onLater={slots.goLater}
              isLaterMissing={slots.isLaterMissing}
              isBusy={slots.isBusy}
            />
          );
          return (
            // Without the script, the visitor's own mail program takes the wish for a time.
            <Form
              ref={form}
              className={styles.form}
              action={`mailto:${CONTACT.email}`}
              method="post"
              encType="text/plain"
              noValidate
            >
              {gone ? (
                <SlotGone
                  title={gone.title}
                  nearest={gone.nearest}
                  value={values}
                  onChoose={handleChoose}
                  isCovered={outcome !== null}
                  picker={picker}
                >
                  {gone.more}
                </SlotGone>
              ) : (
                picker
              )}
              <div className={styles.two}>
                <Field name="name" label="Name" autoComplete="name" required />
                <Field name="number" label="Number" type="tel" autoComplete="tel" required />
                <Field name="email" label="Email" type="email" autoComplete="email" required />
                <Field name="subject" label="Subject" required />
              </div>
              <FormFoot purpose="hold the hour and ring you" trap={trap}>
                <Button type="submit" isBusy={isSubmitting} busyLabel="Booking…">
                  {values.time
                    ? `Book ${dayLabel(values.date, 'short')}, ${values.time}`
                    : 'Pick a time'}
                </Button>
              </FormFoot>
              <FirstErrorFocus form={form} isCovered={outcome !== null} />
            </Form>
          );
        }}
      </Formik>
      {outcome && (
        <Popup
          tone={outcome.tone}
          title={outcome.tone === 'good' ? 'Success!' : 'Error!'}
          onClose={handleClose}
        >
          <p>{outcome.message}</p>
        </Popup>
      )}
    </>
  );
}
