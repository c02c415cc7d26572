import { useField } from 'formik';
import { useId, type ReactNode } from 'react';
import styles from './select-field.module.css';

interface SelectFieldProps {
  /** Its path in Formik's values. */
  name: string;
  label: ReactNode;
  options: readonly string[];
}

/** A Formik field with a few answers to choose from. */
export function SelectField({ name, label, options }: SelectFieldProps) {
  const id = useId();
  const [field] = useField<string>(name);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} {...field}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}
