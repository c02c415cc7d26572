import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './field-error.module.css';
import { Icon } from './icon.tsx';

/** What is wrong with a field, in words; the field refers to it by `id`. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon of={CircleAlert} size={20} />
      {children}
    </p>
  );
}
