import { H1_TITLE_LENGTH, type Accent } from '@reelists/contract';
import type { CSSProperties, ReactNode } from 'react';
import { LensLines } from '../../ui/lens-lines.tsx';
import { TopBar, type BarGround } from '../top-bar/top-bar.tsx';
import styles from './page-header.module.css';
import { TITLE_LENSES } from './title-lenses.ts';

interface PageHeaderProps {
  /** Absent where the page brings a heading of its own among the children. */
  title?: string | undefined;
  /** The page's short name: the hidden h1 of a page whose title is too long to be one. */
  shortName?: string;
  sub?: string | undefined;
  ground?: BarGround;
  /** The chip of a `chip` ground. */
  accent?: Accent;
  /** The page of the bar that this one, which is not in it, belongs to. */
  section?: string;
  children?: ReactNode;
}

/** Bar, title and sub-heading of a page without a picture behind them; the children come beneath. */
export function PageHeader({
  title,
  shortName,
  sub,
  ground = 'ink',
  accent,
  section,
  children,
}: PageHeaderProps) {
  // Specification, section 2: shown as h1 if under 14 characters, otherwise h2.
  const isShort = title && title.length < H1_TITLE_LENGTH;
  const Heading = isShort ? 'h1' : 'h2';
  return (
    <header
      data-ground={ground}
      style={accent ? ({ '--accent': `var(--chip-${accent})` } as CSSProperties) : undefined}
    >
      <TopBar ground={ground} section={section} />
      {(title || shortName) && (
        <div className={`wrap ${styles.head}`}>
          {!isShort && <h1 className="vh">{shortName}</h1>}
          {title && (
            <Heading>
              <LensLines text={title} lens={TITLE_LENSES[title]} />
            </Heading>
          )}
          {sub && <p className={styles.sub}>{sub}</p>}
        </div>
      )}
      {children}
    </header>
  );
}
