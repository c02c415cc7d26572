import type { ReactNode } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps {
  children: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** One thing to say yes or no to; all of its words can be pressed. */
export function Checkbox({ children, isChecked, onChange }: CheckboxProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
