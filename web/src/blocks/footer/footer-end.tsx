import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { CONTACT, CREDIT } from '../contact.ts';
import styles from './footer-end.module.css';

/** The last line of every footer. */
export function FooterEnd() {
  return (
    <div className={styles.end}>
      <span>
        © {new Date().getFullYear()} {CONTACT.name}. {CONTACT.slogan}.
      </span>
      <Link to={paths.privacy.href()} viewTransition>
        Privacy
      </Link>
      <span className={styles.credit}>
        Site built by{' '}
        <a href={CREDIT.href} rel="noreferrer">
          {CREDIT.name}
        </a>
      </span>
    </div>
  );
}
