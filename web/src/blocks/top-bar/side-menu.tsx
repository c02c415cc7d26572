import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { CONTACT, EMAIL_HREF, PHONE_HREF } from '../contact.ts';
import { MENU_LINKS } from './nav-links.ts';
import { useShowreel } from './use-showreel.ts';
import styles from './side-menu.module.css';

/**
 * The menu of small screens. A disclosure, so that it opens before the script runs; with the script
 * it also holds focus, answers to Escape and closes behind a choice.
 */
export function SideMenu() {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDetailsElement>(null);
  const toggle = useRef<HTMLElement>(null);
  const openShowreel = useShowreel();

  const close = () => setOpen(false);
  const handleChoice = () => {
    close();
    // A new page takes focus by itself; the same one again would leave it on a link that is gone.
    toggle.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  };
  const handleShowreel = () => {
    close();
    // The modal gives focus back to where it was when it opened, and this button is about to go.
    toggle.current?.focus();
    openShowreel();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === 'Escape') {
      close();
      toggle.current?.focus();
    }
    if (event.key !== 'Tab') return;
    const stops = menu.current?.querySelectorAll<HTMLElement>('summary, a[href], button') ?? [];
    const [first, last] = [stops[0], stops[stops.length - 1]];
    if (document.activeElement === (event.shiftKey ? first : last)) {
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    }
  };

  // Wider than this the menu is not drawn, and an open one would keep the page from scrolling.
  useEffect(() => {
    const wide = matchMedia('(min-width: 1024px)');
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  return (
    <details
      ref={menu}
      className={styles.menu}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={handleKeyDown}
    >
      <summary
        ref={toggle}
        className={styles.toggle}
        aria-label={isOpen ? 'Close menu' : 'Open menu'}
      >
        <span className={styles.open}>
          <Glyph name="menu" />
        </span>
        <span className={styles.close}>
          <Glyph name="close" />
        </span>
      </summary>
      <div className={styles.panel} data-ground="key">
        <div className={`marks ${styles.marks}`} />
        <nav aria-label="Menu">
          <ul>
            {MENU_LINKS.map(({ label, href }) => (
              <li key={label}>
                {href ? (
                  <NavLink to={href} end={href === '/'} onClick={handleChoice} viewTransition>
                    {label}
                  </NavLink>
                ) : (
                  <button type="button" onClick={handleShowreel}>
                    {label}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.contact}>
          <p>
            <a href={PHONE_HREF}>{CONTACT.phone}</a>
            <br />
            <a href={EMAIL_HREF}>{CONTACT.email}</a>
            <br />
            {CONTACT.street}, {CONTACT.locality}
          </p>
          <ButtonLink to={paths.contactUs.href()} onClick={handleChoice}>
            Book a Free Consultation
          </ButtonLink>
        </div>
      </div>
    </details>
  );
}
