import { useField } from 'formik';
import {
  useId,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import { FieldError } from './field-error.tsx';
import styles from './field.module.css';

interface FieldProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'name' | 'value' | 'onChange' | 'onBlur' | 'className'
> {
  /** Its path in Formik's values, as in `your_details.email`. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Drawn as a text area. */
  multiline?: boolean;
  rows?: number;
}

/** A Formik field: label above, control, hint, and what is wrong with it in words. */
export function Field({ name, label, hint, multiline = false, rows, ...rest }: FieldProps) {
  const id = useId();
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [field, { touched, error }, { setValue }] = useField<string>(name);
  const isInvalid = touched && Boolean(error);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;

  // The server's HTML can be typed into before this script runs: those words are the visitor's. They are
  // there before anything else can happen, as leaving a field, which Formik would judge by the old values;
  // and they are not judged one by one, each beside fields that are still empty.
  useLayoutEffect(() => {
    const typed = control.current?.value;
    if (typed && typed !== field.value) void setValue(typed, false);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form comes alive
  }, []);

  const props = {
    ...field,
    id,
    ref: control,
    className: styles.control,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby':
      [isInvalid && errorId, hint && hintId].filter(Boolean).join(' ') || undefined,
  };

  return (
    <div className={isInvalid ? `${styles.field} ${styles.invalid}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      {multiline ? (
        <textarea
          {...(rest as ComponentPropsWithoutRef<'textarea'>)}
          {...props}
          {...(rows && { rows })}
        />
      ) : (
        <input type="text" {...rest} {...props} />
      )}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {isInvalid && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
