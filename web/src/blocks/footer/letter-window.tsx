import { useId } from 'react';
import { LENS_TABLE, type LensLine } from '../../ui/lens-table.ts';
import styles from './letter-window.module.css';

const WIDTH = 1000;
/** Of the font: what a line of capitals takes up, in em. */
const CAP_HEIGHT = 0.675;

interface LetterWindowProps {
  /** A text of the lens table. */
  text: string;
  /** Space between the lines, in hundredths of the width. */
  lead: { large: number; small: number };
}

/**
 * A green plate with holes in the shape of letters, for what lies under it to show through. Live
 * text in an SVG mask over the footage, rather than a mask on the footage: no browser re-masks
 * every frame, and Safari draws it too.
 */
export function LetterWindow({ text, lead }: LetterWindowProps) {
  const lens = LENS_TABLE[text];
  if (!lens) return null;
  return (
    <>
      <Plate lines={lens.large} lead={lead.large} className="only-large" />
      <Plate lines={lens.small ?? lens.large} lead={lead.small} className="only-small" />
    </>
  );
}

interface PlateProps {
  lines: readonly LensLine[];
  lead: number;
  className: string;
}

function Plate({ lines, lead, className }: PlateProps) {
  const id = useId();
  const drawn: { words: string; width: number; size: number; x: number; y: number }[] = [];
  for (const [words, width, em, bearing] of lines) {
    const size = WIDTH / em;
    const above = drawn.at(-1);
    const y = size * CAP_HEIGHT + (above ? above.y + (lead * WIDTH) / 100 : 0);
    drawn.push({ words, width, size, x: -bearing * size, y });
  }
  const height = drawn.at(-1)?.y ?? 0;
  // Two units more on each side: a plate that ends on the pixel shows a hairline of footage.
  const box = { x: -2, y: -2, width: WIDTH + 4, height: height + 4 };
  return (
    <svg
      className={`${styles.plate} ${className}`}
      viewBox={`0 0 ${WIDTH} ${height.toFixed(2)}`}
      aria-hidden="true"
      focusable="false"
    >
      <mask id={id} maskUnits="userSpaceOnUse" {...box}>
        <rect {...box} fill="#fff" />
        {drawn.map(({ words, width, size, x, y }) => (
          <text
            key={words}
            x={x.toFixed(2)}
            y={y.toFixed(2)}
            style={{ fontSize: `${size.toFixed(2)}px`, fontStretch: `${width}%` }}
          >
            {words}
          </text>
        ))}
      </mask>
      <rect {...box} className={styles.field} mask={`url(#${id})`} />
    </svg>
  );
}
