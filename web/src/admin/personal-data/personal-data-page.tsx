import { personalDataSchema, type PersonalData } from '@reelists/contract';
import { Form, Formik } from 'formik';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { findPersonalData } from '../../api/personal-data.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHead } from '../page-head.tsx';
import { usePopup } from '../popups.tsx';
import { useRunWrite } from '../session.tsx';
import { Erasures } from './erasures.tsx';
import { HeldData } from './held-data.tsx';
import styles from './personal-data-page.module.css';

/** All that is held on one email address: found, taken away as a file, or erased. */
export function PersonalDataPage() {
  const showPopup = usePopup();
  const runWrite = useRunWrite();
  const [held, setHeld] = useState<PersonalData | null>(null);

  const handleFind = async (typed: { email: string }) => {
    const { email } = personalDataSchema.cast(typed);
    try {
      setHeld(await runWrite(() => findPersonalData(email)));
    } catch (error) {
      showPopup({ title: 'Error', text: (error as Error).message, tone: 'bad' });
    }
  };

  return (
    <>
      <PageHead title="Personal data" />
      <Formik
        initialValues={{ email: '' }}
        validationSchema={personalDataSchema}
        validateOnBlur={false}
        onSubmit={handleFind}
      >
        {({ isSubmitting }) => (
          <Form className={styles.find} role="search" noValidate>
            <Field name="email" label="Email address" type="email" autoComplete="off" />
            <Button type="submit" icon={<Icon of={Search} size={18} />} isBusy={isSubmitting}>
              Find
            </Button>
          </Form>
        )}
      </Formik>
      {held && <HeldData key={held.email} held={held} onErased={() => setHeld(null)} />}
      <Erasures />
    </>
  );
}
