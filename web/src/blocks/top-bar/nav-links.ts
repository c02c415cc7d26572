import { paths } from '../../paths.ts';

export interface NavLink {
  label: string;
  /** Absent for Showreel, which opens the video modal. */
  href?: string;
}

const HOME = { label: 'Home', href: paths.home.href() };
const ABOUT = { label: 'About', href: paths.about.href() };
const SHOWREEL = { label: 'Showreel' };
const OUR_WORK = { label: 'Our work', href: paths.ourWork.href() };
const OUR_SERVICES = { label: 'Our services', href: paths.ourServices.href() };
const BLOG = { label: 'Blog', href: paths.blog.href() };
const CONTACT_US = { label: 'Contact us', href: paths.contactUs.href() };

/** The bar's order; Home is the flag's neighbour, then what sells. */
export const BAR_LINKS: NavLink[] = [
  HOME,
  SHOWREEL,
  OUR_WORK,
  OUR_SERVICES,
  ABOUT,
  BLOG,
  CONTACT_US,
];

/** The side menu's order (specification, section 2). */
export const MENU_LINKS: NavLink[] = [
  HOME,
  ABOUT,
  SHOWREEL,
  OUR_WORK,
  OUR_SERVICES,
  BLOG,
  CONTACT_US,
];

/** What every footer lists. */
export const FOOTER_LINKS = [OUR_WORK, OUR_SERVICES, ABOUT, BLOG, CONTACT_US];
