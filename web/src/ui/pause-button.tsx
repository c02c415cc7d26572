import { Glyph } from './glyph.tsx';
import { PlayIcon } from './play-icon.tsx';
import type { BackgroundVideoControl } from './use-background-video.ts';
import styles from './background-video.module.css';

interface PauseButtonProps {
  control: BackgroundVideoControl;
  className?: string | undefined;
}

/** Stops and starts a background video (WCAG 2.2.2); there is none where there is no script to press it. */
export function PauseButton({ control, className }: PauseButtonProps) {
  if (control.isOn === null) return null;
  return (
    <button
      type="button"
      className={[styles.pause, className].filter(Boolean).join(' ')}
      onClick={control.handleToggle}
    >
      {control.isOn ? <Glyph name="pause" size={18} /> : <PlayIcon size={18} />}
      {control.isOn ? 'Pause' : 'Play'}
      <span className="vh"> background video</span>
    </button>
  );
}
