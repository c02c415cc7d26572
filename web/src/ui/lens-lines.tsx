import type { CSSProperties } from 'react';
import { LENS_TABLE, type LensLine, type LensText } from './lens-table.ts';
import styles from './lens-lines.module.css';

interface LensLinesProps {
  text: string;
  /** How to draw it, where the table does not say. */
  lens?: LensText | undefined;
  /** Space between lines of capitals, as in `1.7cqi`. */
  lead?: { large: string; small: string };
}

/**
 * A heading's words drawn so that every line fills its frame; the words themselves are read from a
 * hidden copy. Goes inside a heading or a paragraph.
 */
export function LensLines({ text, lens = LENS_TABLE[text], lead }: LensLinesProps) {
  if (!lens) return <span className={styles.plain}>{text}</span>;
  const { isCapitals = false, large, small } = lens;
  return (
    <>
      <span className="vh">{text}</span>
      <Lines
        lines={large}
        isCapitals={isCapitals}
        lead={lead?.large}
        {...(small && { className: 'only-large' })}
      />
      {small && (
        <Lines lines={small} isCapitals={isCapitals} lead={lead?.small} className="only-small" />
      )}
    </>
  );
}

interface LinesProps {
  lines: readonly LensLine[];
  isCapitals: boolean;
  lead: string | undefined;
  className?: string;
}

function Lines({ lines, isCapitals, lead, className }: LinesProps) {
  const classes = [styles.lens, isCapitals && styles.capitals, className].filter(Boolean).join(' ');
  return (
    <span
      aria-hidden="true"
      className={classes}
      style={lead ? ({ '--lead': lead } as CSSProperties) : undefined}
    >
      {lines.map(([words, width, em, bearing, weight]) => (
        <span
          key={words}
          className={styles.line}
          style={
            { '--w': width, '--em': em, '--lsb': bearing, fontWeight: weight } as CSSProperties
          }
        >
          {words}
        </span>
      ))}
    </span>
  );
}
