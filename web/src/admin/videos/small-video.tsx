import type { ShownVideo } from '@reelists/contract';
import { useEffect, useRef } from 'react';
import styles from './small-video.module.css';

interface SmallVideoProps {
  slot: ShownVideo;
  isPaused: boolean;
  /** Told its length in seconds as soon as the browser knows. */
  onLength?: (seconds: number) => void;
  className?: string | undefined;
}

/** What plays in a place right now, small and silent; an empty place is a small green screen. */
export function SmallVideo({ slot, isPaused, onLength, className }: SmallVideoProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const file = slot.files[0];

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    if (isPaused) {
      video.pause();
      return;
    }
    const observer = new IntersectionObserver(([entry]) => {
      // A browser that will not play it shows the poster, which is enough here.
      if (entry?.isIntersecting) video.play().catch(() => undefined);
      else video.pause();
    });
    observer.observe(video);
    return () => observer.disconnect();
  }, [isPaused, file?.url]);

  return (
    <span className={[styles.small, className].filter(Boolean).join(' ')}>
      {file ? (
        <video
          ref={ref}
          src={file.url}
          poster={slot.poster?.url}
          muted
          loop
          playsInline
          preload={slot.poster && !onLength ? 'none' : 'metadata'}
          onLoadedMetadata={({ currentTarget }) => onLength?.(currentTarget.duration)}
          tabIndex={-1}
          aria-hidden="true"
        />
      ) : slot.poster ? (
        <img src={slot.poster.url} alt="" loading="lazy" />
      ) : (
        <span className={`marks marks-corners ${styles.marks}`} />
      )}
    </span>
  );
}
