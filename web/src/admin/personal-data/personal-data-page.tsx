import { personalDataSchema } from '@reelists/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, Formik } from 'formik';
import { Search } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { heldDataQuery } from '../../api/personal-data.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHead } from '../page-head.tsx';
import { useErrorPopup } from '../popups.tsx';
import { Erasures } from './erasures.tsx';
import { HeldData } from './held-data.tsx';
import styles from './personal-data-page.module.css';

/** All that is held on one email address: found, taken away as a file, or erased. */
export function PersonalDataPage() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // Beside the address of the page rather than in it: Back finds it again, and no log ever does.
  const email = (useLocation().state as { email?: string } | null)?.email ?? '';
  const held = useQuery({ ...heldDataQuery(email), enabled: email !== '', staleTime: 0 });
  useErrorPopup(held.error);

  const handleFind = async (typed: { email: string }) => {
    const found = personalDataSchema.cast(typed);
    if (found.email === email) await held.refetch();
    else await navigate('.', { replace: true, state: found });
  };

  const handleErased = async () => {
    await navigate('.', { replace: true, state: null });
    queryClient.removeQueries({ queryKey: heldDataQuery(email).queryKey });
  };

  return (
    <>
      <PageHead title="Personal data" />
      <Formik
        initialValues={{ email }}
        validationSchema={personalDataSchema}
        validateOnBlur={false}
        onSubmit={handleFind}
      >
        <Form className={styles.find} role="search" noValidate>
          <Field name="email" label="Email address" type="email" autoComplete="off" />
          <Button type="submit" icon={<Icon of={Search} size={18} />} isBusy={held.isFetching}>
            Find
          </Button>
        </Form>
      </Formik>
      {held.data && <HeldData key={email} held={held.data} onErased={() => void handleErased()} />}
      <Erasures />
    </>
  );
}
