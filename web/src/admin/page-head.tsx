import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { ButtonLink } from '../ui/button.tsx';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  /** A few quiet words beside the title. */
  aside?: ReactNode;
  /** The list this screen belongs to. */
  back?: { label: string; to: string };
  /** What can be done here; at the far right. */
  actions?: ReactNode;
  /** On a phone the actions stay at the foot of the screen, within reach of a thumb. */
  isEditor?: boolean;
}

export function PageHead({ title, aside, back, actions, isEditor }: PageHeadProps) {
  return (
    <div className={styles.head}>
      {back && (
        <ButtonLink
          variant="ghost"
          to={back.to}
          viewTransition={false}
          icon={<Icon of={ArrowLeft} size={18} />}
        >
          {back.label}
        </ButtonLink>
      )}
      <h1>{title}</h1>
      {aside && <span className={styles.aside}>{aside}</span>}
      {actions && (
        <div className={isEditor ? `${styles.actions} ${styles.within}` : styles.actions}>
          {actions}
        </div>
      )}
    </div>
  );
}
