import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { CONTACT, EMAIL_HREF, PHONE_HREF } from '../contact.ts';
import { EmailWords } from './email-words.tsx';
import { FooterEnd } from './footer-end.tsx';
import { PageLinks, SocialLinks } from './footer-links.tsx';
import styles from './short-footer.module.css';

interface ShortFooterProps {
  /** Where the call leads: on the contact page itself, its own booking panel. */
  callTo?: string;
  /** A green edge along the top, for a page that ends on ink. */
  hasEdge?: boolean;
}

/** The footer of pages that have their green ending already: the ink half only. */
export function ShortFooter({
  callTo = paths.contactUs.href(),
  hasEdge = false,
}: ShortFooterProps) {
  return (
    <footer className={hasEdge ? `${styles.foot} ${styles.edge}` : styles.foot} data-ground="ink">
      <div className="wrap">
        <div className={styles.row}>
          <Link
            to={paths.home.href()}
            className={styles.logo}
            aria-label="The Reelists, home"
            viewTransition
          >
            <Logo />
          </Link>
          <div className={styles.contact}>
            <a href={PHONE_HREF}>{CONTACT.phone}</a>
            <a href={EMAIL_HREF}>
              <EmailWords />
            </a>
            <address>
              {CONTACT.street}, {CONTACT.locality}, {CONTACT.postalCode}
            </address>
            <ButtonLink className={styles.call} to={callTo}>
              Book a Free Consultation
            </ButtonLink>
          </div>
          <ul className={styles.links} aria-label="Pages">
            <PageLinks />
          </ul>
          <ul className={styles.links} aria-label="Follow">
            <SocialLinks />
          </ul>
        </div>
        <FooterEnd />
      </div>
    </footer>
  );
}
