import { Glyph } from './glyph.tsx';
import { PlayIcon } from './play-icon.tsx';
import type { BackgroundVideoControl } from './use-background-video.ts';
import styles from './background-video.module.css';

interface PauseButtonProps {
  control: BackgroundVideoControl;
  className?: string | undefined;
}

/** Stops and starts a background video (WCAG 2.2.2); there is none where the video never plays. */
export function PauseButton({ control, className }: PauseButtonProps) {
  if (!control.isAllowed) return null;
  return (
    <button
      type="button"
      className={[styles.pause, className].filter(Boolean).join(' ')}
      onClick={control.handleToggle}
    >
      {control.isHeld ? <PlayIcon size={18} /> : <Glyph name="pause" size={18} />}
      {control.isHeld ? 'Play' : 'Pause'}
      <span className="vh"> background video</span>
    </button>
  );
}
