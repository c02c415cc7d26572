import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './note.module.css';

const ICONS = { plain: Info, good: CircleCheck, bad: CircleAlert };

interface NoteProps {
  tone?: keyof typeof ICONS;
  children: ReactNode;
  /** Buttons at its end. */
  actions?: ReactNode;
}

/** Something to know about this page, said in place. A bad one is announced at once. */
export function Note({ tone = 'plain', children, actions }: NoteProps) {
  const icon = ICONS[tone];
  return (
    <div className={`${styles.note} ${styles[tone]}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon of={icon} size={20} />
      <div>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
