import { loginSchema, type Login } from '@reelists/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { login } from '../../api/auth.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Logo } from '../../ui/logo.tsx';
import styles from './login-page.module.css';

const INITIAL_VALUES: Login = { email: '', password: '' };

export function LoginPage() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  const handleSubmit = async (
    values: Login,
    { setFieldTouched, setFieldError }: FormikHelpers<Login>,
  ) => {
    try {
      await login(values);
    } catch (error) {
      const { message } = error as Error;
      window.alert(message);
      await setFieldTouched('password', true, false);
      setFieldError('password', message);
      return;
    }
    // Whatever this browser knew as somebody else, or as nobody, is asked again.
    queryClient.clear();
    await navigate(paths.adminPosts.href());
  };

  return (
    <div className={styles.page} data-area="admin">
      <main id="main" tabIndex={-1} className={styles.column} data-ground="cyc">
        <Link className={styles.logo} to={paths.home.href()} aria-label="The Reelists, home">
          <Logo />
        </Link>
        <Formik
          initialValues={INITIAL_VALUES}
          validationSchema={loginSchema}
          validateOnBlur={false}
          onSubmit={handleSubmit}
        >
          {({ dirty, isSubmitting }) => (
            <Form className={styles.form} noValidate>
              <h1>Staff only</h1>
              <Field label="Email" name="email" type="email" autoComplete="username" />
              <Field
                label="Password"
                name="password"
                type="password"
                autoComplete="current-password"
              />
              <div>
                <Button type="submit" variant="go" disabled={!dirty || isSubmitting}>
                  Login
                </Button>
              </div>
              <div className={styles.forgot}>
                <Button
                  variant="ghost"
                  className={styles.off}
                  aria-disabled="true"
                  aria-describedby="forgot-password"
                >
                  Forgot Password
                </Button>
                <span id="forgot-password">Ask whoever looks after this site.</span>
              </div>
            </Form>
          )}
        </Formik>
        <Link className={styles.back} to={paths.home.href()}>
          <Icon of={ArrowLeft} />
          Back to the site
        </Link>
      </main>
      <div className={styles.field} data-ground="key" aria-hidden="true">
        <div className="marks" />
      </div>
    </div>
  );
}
