import { useEffect, useRef } from 'react';
import { Glyph } from '../../ui/glyph.tsx';
import styles from './scroll-arrow.module.css';

/** Pixels a step scrolls, and milliseconds between steps (specification, section 4). */
const STEP = 10;
const INTERVAL = 1;
/** Pixels of the first screen that stay in view. */
const REMAINDER = 200;

/** Scrolls the page in steps to just short of a screen; in one, for whoever wants less motion. */
export function ScrollArrow({ className }: { className?: string | undefined }) {
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const stop = () => clearInterval(timer.current);
  useEffect(() => stop, []);

  const handleClick = () => {
    stop();
    const target = window.innerHeight - REMAINDER;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      window.scrollTo(0, target);
      return;
    }
    let last = -1;
    timer.current = setInterval(() => {
      // The page may end first, or the visitor scroll back against it.
      if (window.scrollY >= target || window.scrollY <= last) return stop();
      last = window.scrollY;
      window.scrollBy(0, Math.min(STEP, target - window.scrollY));
    }, INTERVAL);
  };

  return (
    <button
      type="button"
      className={[styles.arrow, className].filter(Boolean).join(' ')}
      aria-label="Scroll down"
      onClick={handleClick}
    >
      <Glyph name="arrow-down" />
    </button>
  );
}
