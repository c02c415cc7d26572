import { LOGO_ID } from './logo-id.ts';
import styles from './logo.module.css';

interface LogoProps {
  /** On a green field the flag turns ink. */
  isOnGreen?: boolean;
  className?: string | undefined;
}

/** The name on its flag: a picture of words, so what wraps it says them (as in a link home). */
export function Logo({ isOnGreen = false, className }: LogoProps) {
  return (
    <svg
      className={[styles.logo, isOnGreen && styles['on-green'], className]
        .filter(Boolean)
        .join(' ')}
      viewBox="0 0 697 126"
      width={697}
      height={126}
      role="img"
      aria-label="The Reelists"
      focusable="false"
    >
      <path className={styles.flag} d="M0 0h697v126H0z" />
      <use className={styles.name} href={`#${LOGO_ID}`} />
    </svg>
  );
}
