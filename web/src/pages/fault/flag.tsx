import { paths } from '../../paths.ts';
import { Logo } from '../../ui/logo.tsx';
import styles from './flag.module.css';

/** No menu, and a plain link: whatever broke the page may have broken the router. */
export function Flag({ isOnGreen = false }: { isOnGreen?: boolean }) {
  return (
    <header className={`wrap ${styles.bar}`}>
      <a className={styles.flag} href={paths.home.href()} aria-label="The Reelists, home">
        <Logo isOnGreen={isOnGreen} />
      </a>
    </header>
  );
}
