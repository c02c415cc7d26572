import { CONTACT_NOT_SENT, contactDetailsSchema, type ContactDetails } from '@reelists/contract';
import { Form, Formik, useFormikContext, type FormikErrors, type FormikHelpers } from 'formik';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { ApiError } from '../../api/client.ts';
import { createContact } from '../../api/contacts.ts';
import { CONTACT } from '../../blocks/contact.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Popup } from '../../ui/popup.tsx';
import styles from './enquiry-form.module.css';

const EMPTY: ContactDetails = { name: '', email: '', subject: '', message: '' };

/** Not `randomUUID`, which a browser withholds from a site without HTTPS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** `{'your_details.email': …}` as Formik has it. */
const toFormErrors = (errors: Record<string, string>): FormikErrors<ContactDetails> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.replace(/^your_details\./, ''), message]),
  );

interface Outcome {
  tone: 'good' | 'bad';
  message: string;
}

/** Sends a message to us. Nothing typed is lost until the server says it has it. */
export function EnquiryForm() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** Kept while no answer came: the server may have the message, and must not store it twice. */
  const unanswered = useRef<{ key: string; words: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const handleSubmit = async (
    typed: ContactDetails,
    { resetForm, setErrors }: FormikHelpers<ContactDetails>,
  ) => {
    const details = contactDetailsSchema.cast(typed);
    const words = JSON.stringify(details);
    const key = unanswered.current?.words === words ? unanswered.current.key : newKey();
    unanswered.current = null;
    try {
      const { message = '' } = await createContact(details, key);
      resetForm();
      setOutcome({ tone: 'good', message });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isUnanswered = error.status === 0;
      if (isUnanswered) unanswered.current = { key, words };
      setErrors(toFormErrors(error.errors));
      setOutcome({ tone: 'bad', message: isUnanswered ? CONTACT_NOT_SENT : error.message });
    }
  };

  return (
    <>
      <Formik initialValues={EMPTY} validationSchema={contactDetailsSchema} onSubmit={handleSubmit}>
        {({ isSubmitting }) => (
          // Without the script, the visitor's own mail program takes the message.
          <Form
            ref={form}
            className={styles.form}
            action={`mailto:${CONTACT.email}`}
            method="post"
            encType="text/plain"
            noValidate
          >
            <Field name="name" label="Name" autoComplete="name" required />
            <Field name="email" label="Email" type="email" autoComplete="email" required />
            <Field name="subject" label="Subject" required />
            <Field name="message" label="Message" multiline rows={5} required />
            <div>
              <Button type="submit" isBusy={isSubmitting} busyLabel="Sending…">
                Send it
              </Button>
            </div>
            <FirstErrorFocus form={form} isCovered={outcome !== null} />
          </Form>
        )}
      </Formik>
      {outcome && (
        <Popup
          tone={outcome.tone}
          title={outcome.tone === 'good' ? 'Success!' : 'Error!'}
          onClose={() => setOutcome(null)}
        >
          <p>{outcome.message}</p>
        </Popup>
      )}
    </>
  );
}

interface FirstErrorFocusProps {
  form: RefObject<HTMLFormElement | null>;
  isCovered: boolean;
}

/** After a refused attempt, and once the popup that told of it is closed, goes to what to mend. */
function FirstErrorFocus({ form, isCovered }: FirstErrorFocusProps) {
  const { submitCount, isSubmitting } = useFormikContext();
  const isDone = submitCount > 0 && !isSubmitting && !isCovered;
  useEffect(() => {
    if (isDone) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, isDone, submitCount]);
  return null;
}
