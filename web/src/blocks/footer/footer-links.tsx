import { Link } from 'react-router-dom';
import { FOOTER_LINKS } from '../top-bar/nav-links.ts';
import { SOCIAL_LINKS } from '../contact.ts';

/** The pages of the site as list items. */
export function PageLinks() {
  return FOOTER_LINKS.map(({ label, href = '/' }) => (
    <li key={label}>
      <Link to={href} viewTransition>
        {label}
      </Link>
    </li>
  ));
}

/** The company elsewhere, as list items. */
export function SocialLinks() {
  return SOCIAL_LINKS.map(({ name, href }) => (
    <li key={name}>
      <a href={href} rel="noreferrer">
        {name}
      </a>
    </li>
  ));
}
