import type { ReactNode } from 'react';
import styles from './green-screen.module.css';

/** A green field with four corner marks and one line: nothing has been shot yet. */
export function GreenScreen({ children }: { children: ReactNode }) {
  return (
    <div className={styles.screen} data-ground="key">
      <div className="marks marks-corners" />
      <p>{children}</p>
    </div>
  );
}
