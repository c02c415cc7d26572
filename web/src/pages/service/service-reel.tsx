import type { VideoSlot } from '@reelists/contract';
import { SlotMedia } from '../../blocks/slot-media/slot-media.tsx';
import { SHOWREEL_RUNNING_TIME, useShowreel } from '../../blocks/top-bar/use-showreel.ts';
import { PauseButton } from '../../ui/pause-button.tsx';
import { PlayIcon } from '../../ui/play-icon.tsx';
import { useBackgroundVideo } from '../../ui/use-background-video.ts';
import styles from './service-reel.module.css';

interface ServiceReelProps {
  label: string;
  slot: VideoSlot | null | undefined;
}

/** The page's showreel: what its slot shows, and the way to the film. */
export function ServiceReel({ label, slot }: ServiceReelProps) {
  const video = useBackgroundVideo();
  const openShowreel = useShowreel();
  return (
    <div className={styles.ground}>
      <div className={styles.frame} data-ground="key" data-frame="">
        <div className="marks" />
        <SlotMedia slot={slot} control={video} sizes="100vw" isPriority className={styles.media} />
        <button type="button" className={styles.button} onClick={openShowreel}>
          <span className={styles.label}>
            <PlayIcon />
            <span>{label}</span>
            <span className={styles.time}>{SHOWREEL_RUNNING_TIME}</span>
          </span>
        </button>
        {slot?.files[0] && <PauseButton control={video} className={styles.pause} />}
      </div>
    </div>
  );
}
