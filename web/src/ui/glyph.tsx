/** Lucide's drawings (ISC licence), on a 24 px grid. */
const GLYPHS = {
  'arrow-down': 'M12 5v14M19 12l-7 7-7-7',
  'arrow-left': 'M12 19l-7-7 7-7M19 12H5',
  'arrow-right': 'M5 12h14M12 5l7 7-7 7',
  'arrow-up-right': 'M7 7h10v10M7 17L17 7',
  close: 'M18 6L6 18M6 6l12 12',
  menu: 'M4 5h16M4 12h16M4 19h16',
  pause: 'M7 4v16M17 4v16',
} as const;

/**
 * The few icons of every public page as bare paths: Lucide's own components weigh more than all the
 * blocks they stand in. Always beside words, so never read out.
 */
export function Glyph({ name, size = 24 }: { name: keyof typeof GLYPHS; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="square"
      aria-hidden="true"
      focusable="false"
    >
      <path d={GLYPHS[name]} />
    </svg>
  );
}
