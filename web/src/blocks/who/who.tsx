import { VIDEO_SLOTS } from '@reelists/contract';
import { pageTextQuery } from '../../api/page-texts.ts';
import { videoSlotQuery } from '../../api/videos.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { paths } from '../../paths.ts';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { LensLines } from '../../ui/lens-lines.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { PauseButton } from '../../ui/pause-button.tsx';
import { useBackgroundVideo } from '../../ui/use-background-video.ts';
import { SlotMedia } from '../slot-media/slot-media.tsx';
import styles from './who.module.css';

/** 'Who are we, anyway?' */
export function Who() {
  const text = useLoaded(pageTextQuery('home.who'));
  const slot = useLoaded(videoSlotQuery(VIDEO_SLOTS.homeWhoAreWe));
  const video = useBackgroundVideo();
  return (
    <section data-ground="cyc">
      <div className={`wrap grid ${styles.who}`}>
        <div className={styles.picture} data-ground="key">
          <div className="marks" />
          <SlotMedia
            slot={slot}
            control={video}
            className={`settle ${styles.media}`}
            sizes="(min-width: 1024px) 59vw, 100vw"
          />
          {slot?.files[0] && <PauseButton control={video} className={styles.pause} />}
        </div>
        <div className={styles.text}>
          {text?.heading && (
            <h2>
              <LensLines text={text.heading} />
            </h2>
          )}
          <div className={styles.paragraphs}>
            <Paragraphs text={text?.paragraph ?? ''} />
          </div>
          <ButtonRow>
            <ButtonLink to={paths.about.href()}>Read All About Us</ButtonLink>
            <ButtonLink variant="ghost" to={paths.blog.href()}>
              Read our blog
            </ButtonLink>
          </ButtonRow>
        </div>
      </div>
    </section>
  );
}
