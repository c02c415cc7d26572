import type { ReactNode } from 'react';
import type { BackgroundVideoControl } from './use-background-video.ts';
import styles from './background-video.module.css';

interface BackgroundVideoProps {
  control: BackgroundVideoControl;
  src: string;
  className?: string | undefined;
  /** For browsers that play no video. */
  children: ReactNode;
}

/** The loop itself, invisible until it plays; the poster is drawn beneath by whoever places it. */
export function BackgroundVideo({ control, src, className, children }: BackgroundVideoProps) {
  const { attach, isShown } = control;
  const classes = [styles.video, isShown && styles.shown, className];
  return (
    <video
      ref={attach}
      className={classes.filter(Boolean).join(' ')}
      src={src}
      muted
      loop
      playsInline
      preload="none"
      disablePictureInPicture
      tabIndex={-1}
      aria-hidden="true"
    >
      {children}
    </video>
  );
}
