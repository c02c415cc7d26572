import { NavLink } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { BAR_LINKS } from './nav-links.ts';
import { SideMenu } from './side-menu.tsx';
import { useIsStuck } from './use-is-stuck.ts';
import { useShowreel } from './use-showreel.ts';
import styles from './top-bar.module.css';

export type BarGround = 'ink' | 'cyc' | 'key' | 'chip';

interface TopBarProps {
  /** What it stands on. */
  ground: BarGround;
  /** Lies over the header's picture instead of above it. */
  isOverlay?: boolean;
  /** The page of the bar that this one, which is not in it, belongs to. */
  section?: string | undefined;
}

/** The site's bar. Scrolled 100 px or more, it comes along at the top of the screen, in ink. */
export function TopBar({ ground, isOverlay = false, section }: TopBarProps) {
  const isStuck = useIsStuck();
  const openShowreel = useShowreel();
  const classes = [styles.bar, isStuck && styles.stuck].filter(Boolean).join(' ');
  const isOnGreen = ground === 'key' && !isStuck;

  return (
    <div className={isOverlay ? `${styles.place} ${styles.overlay}` : styles.place}>
      <div className={classes} data-ground={isStuck ? 'ink' : ground}>
        <div className={`wrap ${styles.row}`}>
          <NavLink
            to={paths.home.href()}
            className={styles.logo}
            aria-label="The Reelists, home"
            viewTransition
          >
            <Logo isOnGreen={isOnGreen} />
          </NavLink>
          <nav className={styles.nav} aria-label="Main">
            {BAR_LINKS.map(({ label, href }) =>
              href ? (
                <NavLink
                  key={label}
                  to={href}
                  end={href === '/'}
                  className={href === section ? styles.here : undefined}
                  viewTransition
                >
                  {label}
                </NavLink>
              ) : (
                <button key={label} type="button" onClick={openShowreel}>
                  {label}
                </button>
              ),
            )}
          </nav>
          <ButtonLink className={styles.call} to={paths.contactUs.href()}>
            Book a Free Consultation
          </ButtonLink>
          <SideMenu />
        </div>
      </div>
    </div>
  );
}
