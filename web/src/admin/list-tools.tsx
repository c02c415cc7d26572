import type { ReactNode } from 'react';
import styles from './list-tools.module.css';

/** Above a list: its search, its views, and what takes it away. */
export function ListTools({ children }: { children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}
