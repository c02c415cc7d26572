import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './note.module.css';

const ICONS = { plain: Info, good: CircleCheck, bad: CircleAlert };

interface NoteProps {
  look?: keyof typeof ICONS;
  children: ReactNode;
  /** Buttons at its end. */
  actions?: ReactNode;
}

/** Something to know about this page, said in place. A bad one is announced at once. */
export function Note({ look = 'plain', children, actions }: NoteProps) {
  const Icon = ICONS[look];
  return (
    <div className={`${styles.note} ${styles[look]}`} role={look === 'bad' ? 'alert' : 'status'}>
      <Icon aria-hidden />
      <div>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
