import { CONTACT_NOT_SENT, contactDetailsSchema, type ContactDetails } from '@reelists/contract';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { createContact } from '../../api/contacts.ts';
import { CONTACT } from '../../blocks/contact.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Popup } from '../../ui/popup.tsx';
import styles from './enquiry-form.module.css';
import { FirstErrorFocus } from './first-error-focus.tsx';
import { formErrors } from './form-errors.ts';
import { FormFoot } from './form-foot.tsx';
import { useSubmission } from './use-submission.ts';

const EMPTY: ContactDetails = { name: '', email: '', subject: '', message: '' };

interface Outcome {
  tone: 'good' | 'bad';
  message: string;
}

/** Sends a message to us. Nothing typed is lost until the server says it has it. */
export function EnquiryForm() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { submit, trap } = useSubmission<ContactDetails>();
  const form = useRef<HTMLFormElement>(null);

  const handleSubmit = async (
    typed: ContactDetails,
    { resetForm, setErrors }: FormikHelpers<ContactDetails>,
  ) => {
    try {
      const { message = '' } = await submit(contactDetailsSchema.cast(typed), createContact);
      resetForm();
      setOutcome({ tone: 'good', message });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(formErrors(error.errors));
      setOutcome({ tone: 'bad', message: error.status === 0 ? CONTACT_NOT_SENT : error.message });
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
            <FormFoot purpose="answer you" trap={trap}>
              <Button type="submit" isBusy={isSubmitting} busyLabel="Sending…">
                Send it
              </Button>
            </FormFoot>
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
