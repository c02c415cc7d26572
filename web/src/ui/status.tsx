import type { ReactNode } from 'react';
import styles from './status.module.css';

interface StatusProps {
  /** A different shape for each, so that colour is never the only difference. */
  look: 'filled' | 'hollow' | 'half' | 'failed';
  children: ReactNode;
}

export function Status({ look, children }: StatusProps) {
  return <span className={`${styles.status} ${styles[look]}`}>{children}</span>;
}
