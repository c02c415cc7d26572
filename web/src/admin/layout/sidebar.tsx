import type { EndpointName } from '@reelists/contract';
import { useQuery } from '@tanstack/react-query';
import {
  Calendar,
  FileText,
  Film,
  Inbox,
  LogOut,
  Mail,
  Menu,
  ShieldUser,
  TextCursorInput,
  X,
  type LucideIcon,
} from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../../ui/icon.tsx';
import { bookingsQuery } from '../../api/bookings.ts';
import { contactsQuery } from '../../api/contacts.ts';
import { mailsQuery } from '../../api/mails.ts';
import { paths } from '../../paths.ts';
import { Logo } from '../../ui/logo.tsx';
import { useStaff } from '../staff.tsx';
import { COUNT_ONLY } from '../use-in-step.ts';
import styles from './sidebar.module.css';

interface Item {
  label: string;
  to: string;
  /** What the paths of its screens begin with. */
  prefix: string;
  icon: LucideIcon;
  /** Who may make this call sees the link. */
  call: EndpointName;
  /** A line stands above it. */
  isApart?: boolean;
}

const ITEMS: readonly Item[] = [
  {
    label: 'Posts',
    to: paths.adminPosts.href(),
    prefix: '/admin/post',
    icon: FileText,
    call: 'createPost',
  },
  {
    label: 'Bookings',
    to: paths.adminBookings.href(),
    prefix: '/admin/booking',
    icon: Calendar,
    call: 'listBookings',
  },
  {
    label: 'Contacts',
    to: paths.adminContacts.href(),
    prefix: '/admin/contact',
    icon: Inbox,
    call: 'listContacts',
  },
  {
    label: 'Page Content',
    to: paths.adminVideos.href(),
    prefix: '/admin/videos',
    icon: Film,
    call: 'createVideo',
  },
  {
    label: 'CMS',
    to: paths.adminPageTexts.href(),
    prefix: '/admin/cms',
    icon: TextCursorInput,
    call: 'updatePageText',
  },
  {
    label: 'Mail',
    to: paths.adminMail.href(),
    prefix: '/admin/mail',
    icon: Mail,
    call: 'listMails',
    isApart: true,
  },
  {
    label: 'Personal data',
    to: paths.adminPersonalData.href(),
    prefix: '/admin/personal-data',
    icon: ShieldUser,
    call: 'findPersonalData',
  },
];

/** What the number beside a link counts, for people who listen. */
const COUNTED: Record<string, string> = { Bookings: 'new', Contacts: 'unread', Mail: 'failed' };

/** Every minute, and whenever somebody comes back to the page: the sidebar stays, whatever is opened. */
const LOOK_AGAIN = { staleTime: 0, refetchInterval: 60_000, refetchOnWindowFocus: true };

/** The way round the staff area; below 1024 px a bar with a menu button. A screen one may not see has no link. */
export function Sidebar({ onLogOut }: { onLogOut: () => void }) {
  const { pathname } = useLocation();
  const { may } = useStaff();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === pathname;

  const contacts = useQuery({
    ...contactsQuery(COUNT_ONLY),
    ...LOOK_AGAIN,
    enabled: may('listContacts'),
  });
  const bookings = useQuery({
    ...bookingsQuery(COUNT_ONLY),
    ...LOOK_AGAIN,
    enabled: may('listBookings'),
  });
  const mails = useQuery({ ...mailsQuery(COUNT_ONLY), ...LOOK_AGAIN, enabled: may('listMails') });
  const waiting: Record<string, number | undefined> = {
    Contacts: contacts.data?.unread_items,
    Bookings: bookings.data?.unread_items,
    Mail: mails.data?.failed_items,
  };

  const items = ITEMS.filter(({ call }) => may(call));
  const current = items.find(({ prefix }) => pathname.startsWith(prefix));
  const first = items[0];

  const handleLogOut = (event: MouseEvent) => {
    event.preventDefault();
    onLogOut();
  };

  return (
    <aside
      className={styles.bar}
      data-ground="ink"
      onKeyDown={(event) => event.key === 'Escape' && setOpenedAt(null)}
    >
      <Link className={styles.logo} to={first?.to ?? '/'} aria-label="The Reelists, staff">
        <Logo />
      </Link>
      <button
        type="button"
        className={styles.menu}
        aria-expanded={isOpen}
        aria-controls="staff-menu"
        onClick={() => setOpenedAt(isOpen ? null : pathname)}
      >
        <span className="vh">{isOpen ? 'Close menu. ' : 'Open menu. '}</span>
        <b>{current?.label}</b>
        {isOpen ? <X aria-hidden /> : <Icon of={Menu} size={18} />}
      </button>
      <nav
        id="staff-menu"
        aria-label="Staff"
        className={isOpen ? `${styles.list} ${styles.open}` : styles.list}
      >
        {items.map(({ label, to, icon, isApart }) => {
          const count = waiting[label];
          return (
            <Link
              key={to}
              to={to}
              className={isApart ? styles.apart : undefined}
              aria-current={current?.to === to ? 'page' : undefined}
            >
              <Icon of={icon} size={18} />
              {label}
              {!!count && (
                <span
                  className={label === 'Mail' ? `${styles.count} ${styles.failed}` : styles.count}
                >
                  {count.toLocaleString('en-IE')}
                  <span className="vh"> {COUNTED[label]}</span>
                </span>
              )}
            </Link>
          );
        })}
        <Link className={styles.out} to={paths.home.href()} onClick={handleLogOut}>
          <Icon of={LogOut} size={18} />
          Log Out
        </Link>
      </nav>
    </aside>
  );
}
