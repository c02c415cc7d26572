import { VIDEO_FALLBACK, type MediaFile } from '@reelists/contract';
import type { BackgroundVideoControl } from './use-background-video.ts';
import styles from './background-video.module.css';

interface BackgroundVideoProps {
  control: BackgroundVideoControl;
  file: MediaFile;
  className?: string | undefined;
}

/** The loop itself, invisible until it plays; the poster is drawn beneath by whoever places it. */
export function BackgroundVideo({ control, file, className }: BackgroundVideoProps) {
  const classes = [styles.video, control.isShown && styles.shown, className];
  return (
    <video
      ref={control.ref}
      className={classes.filter(Boolean).join(' ')}
      src={file.url}
      muted
      loop
      playsInline
      preload="none"
      disablePictureInPicture
      tabIndex={-1}
      aria-hidden="true"
    >
      {VIDEO_FALLBACK}
    </video>
  );
}
