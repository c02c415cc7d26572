import { loginSchema } from '@reelists/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { login, meQuery } from '../api/auth.ts';
import { ApiError } from '../api/client.ts';
import { Button } from '../ui/button.tsx';
import { Popup } from '../ui/popup.tsx';
import { Field } from '../ui/field.tsx';
import styles from './session.module.css';
import { useUnsaved } from './unsaved.tsx';

/** Runs a write. When the session has ended it asks for the password on the spot, then goes on. */
type RunWrite = <Reply>(write: () => Promise<Reply>) => Promise<Reply>;

const SessionContext = createContext<RunWrite | null>(null);

export function useRunWrite(): RunWrite {
  const runWrite = useContext(SessionContext);
  if (!runWrite) throw new Error('useRunWrite needs a SessionProvider around it');
  return runWrite;
}

interface SessionProviderProps {
  /** Filled in for the person, who is the one most likely to come back. */
  email: string;
  /** The session is over and nobody was writing. */
  onOver: () => void;
  children: ReactNode;
}

/** Notices the end of a session wherever it shows, and never lets it cost anybody their words. */
export function SessionProvider({ email, onOver, children }: SessionProviderProps) {
  const queryClient = useQueryClient();
  const { isUnsaved } = useUnsaved();
  const asking = useRef<Promise<boolean> | null>(null);
  // Reads go on by themselves, and are not to ask again and again. The next write may.
  const isDeclined = useRef(false);
  const [answer, setAnswer] = useState<((isBack: boolean) => void) | null>(null);

  const askToLogIn = useCallback(() => {
    asking.current ??= new Promise<boolean>((resolve) => setAnswer(() => resolve)).then(
      (isBack) => {
        asking.current = null;
        setAnswer(null);
        isDeclined.current = !isBack;
        return isBack;
      },
    );
    return asking.current;
  }, []);

  const isSessionOver = useCallback(
    async (error: unknown): Promise<boolean> => {
      if (!(error instanceof ApiError)) return false;
      if (error.status !== 403) return error.status === 401;
      // A 403 is either a role that may not, or a person no longer active: the server knows which.
      try {
        await queryClient.fetchQuery({ ...meQuery(), staleTime: 0 });
        return false;
      } catch (refusal) {
        return refusal instanceof ApiError && [401, 403].includes(refusal.status);
      }
    },
    [queryClient],
  );

  useEffect(() => {
    const handleReadError = async (error: unknown) => {
      if (!(await isSessionOver(error))) return;
      if (!isUnsaved()) onOver();
      else if (!isDeclined.current && (await askToLogIn())) await queryClient.invalidateQueries();
    };
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error')
        void handleReadError(event.action.error);
    });
  }, [queryClient, isSessionOver, isUnsaved, askToLogIn, onOver]);

  const runWrite: RunWrite = useCallback(
    async (write) => {
      for (;;) {
        try {
          return await write();
        } catch (error) {
          if (!(await isSessionOver(error)) || !(await askToLogIn())) throw error;
        }
      }
    },
    [isSessionOver, askToLogIn],
  );

  return (
    <SessionContext.Provider value={runWrite}>
      {children}
      {answer && <LoginDialog email={email} onAnswer={answer} />}
    </SessionContext.Provider>
  );
}

interface LoginDialogProps {
  email: string;
  onAnswer: (isBack: boolean) => void;
}

function LoginDialog({ email, onAnswer }: LoginDialogProps) {
  const formId = useId();
  const initialValues = useMemo(() => ({ email, password: '' }), [email]);

  // A dialog gives the focus to its first field, which is filled in already.
  useEffect(() => {
    document.getElementById(formId)?.querySelector<HTMLElement>('[name=password]')?.focus();
  }, [formId]);

  const handleSubmit = async (
    values: typeof initialValues,
    { setFieldError }: FormikHelpers<typeof initialValues>,
  ) => {
    try {
      await login(values);
      onAnswer(true);
    } catch (error) {
      setFieldError('password', (error as Error).message);
    }
  };

  return (
    <Formik
      initialValues={initialValues}
      validationSchema={loginSchema}
      validateOnBlur={false}
      onSubmit={handleSubmit}
    >
      {({ dirty, isSubmitting }) => (
        <Popup
          tone="good"
          title="You’ve been logged out"
          onClose={() => onAnswer(false)}
          actions={
            <>
              <Button type="submit" form={formId} variant="go" disabled={!dirty || isSubmitting}>
                Login and save
              </Button>
              <Button variant="ghost" disabled={isSubmitting} onClick={() => onAnswer(false)}>
                Not now
              </Button>
            </>
          }
        >
          <p>Your words are safe on this device. Log in and the save goes on.</p>
          <Form id={formId} className={styles.form} noValidate>
            <Field label="Email" name="email" type="email" autoComplete="username" />
            <Field
              label="Password"
              name="password"
              type="password"
              autoComplete="current-password"
            />
          </Form>
        </Popup>
      )}
    </Formik>
  );
}
