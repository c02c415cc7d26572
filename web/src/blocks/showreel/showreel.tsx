import { VIDEO_SLOTS } from '@reelists/contract';
import { pageTextQuery } from '../../api/page-texts.ts';
import { videoSlotQuery } from '../../api/videos.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { PauseButton } from '../../ui/pause-button.tsx';
import { PlayIcon } from '../../ui/play-icon.tsx';
import { useBackgroundVideo } from '../../ui/use-background-video.ts';
import { SlotMedia } from '../slot-media/slot-media.tsx';
import { SHOWREEL_RUNNING_TIME, useShowreel } from '../top-bar/use-showreel.ts';
import styles from './showreel.module.css';

/** What we do in a few lines, and a preview that plays the showreel. */
export function Showreel() {
  const text = useLoaded(pageTextQuery('home.showreel'));
  const slot = useLoaded(videoSlotQuery(VIDEO_SLOTS.aboutOurVideos));
  const video = useBackgroundVideo();
  const openShowreel = useShowreel();

  return (
    <section className={styles.reel} data-ground="key">
      <div className={`marks ${styles.marks}`} />
      <div className={`wrap ${styles.inner}`}>
        <div className="grid">
          <div className={styles.text}>
            <h2>{text?.heading}</h2>
            <Paragraphs text={text?.text ?? ''} />
          </div>
          <div className={styles.preview}>
            <button type="button" className={styles.frame} data-frame="" onClick={openShowreel}>
              <SlotMedia
                slot={slot}
                control={video}
                className={`settle ${styles.media}`}
                sizes="(min-width: 1024px) 59vw, 100vw"
              />
              <span className={styles.play}>
                <PlayIcon size={28} />
                <span>{text?.button ?? 'Play the showreel'}</span>
                <span className={styles.time}>{SHOWREEL_RUNNING_TIME}</span>
              </span>
            </button>
            {slot?.files[0] && <PauseButton control={video} className={styles.pause} />}
          </div>
        </div>
      </div>
    </section>
  );
}
