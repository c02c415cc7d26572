import { H1_TITLE_LENGTH, VIDEO_SLOTS } from '@reelists/contract';
import { pageTextQuery } from '../../api/page-texts.ts';
import { videoSlotQuery } from '../../api/videos.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { CONTACT } from '../../blocks/contact.ts';
import { ScrollArrow } from '../../blocks/scroll-arrow/scroll-arrow.tsx';
import { SlotMedia } from '../../blocks/slot-media/slot-media.tsx';
import { TopBar } from '../../blocks/top-bar/top-bar.tsx';
import { LensLines } from '../../ui/lens-lines.tsx';
import { PauseButton } from '../../ui/pause-button.tsx';
import { useBackgroundVideo } from '../../ui/use-background-video.ts';
import styles from './home-header.module.css';

const LEAD = { large: '1.7cqi', small: '3cqi' };

/** The first screen: footage, and the slogan across it in the key's green. */
export function HomeHeader() {
  const text = useLoaded(pageTextQuery('home.header'));
  const slot = useLoaded(videoSlotQuery(VIDEO_SLOTS.homeHeader));
  const video = useBackgroundVideo();
  const title = text?.title || CONTACT.name;
  const slogan = text?.slogan || CONTACT.slogan;
  const motto = text?.motto?.split('\n') ?? [];
  const hasMedia = Boolean(slot?.poster ?? slot?.files[0]);

  return (
    <header>
      <TopBar ground="ink" isOverlay />
      <div className={hasMedia ? styles.hero : `${styles.hero} ${styles.bare}`}>
        {hasMedia ? (
          <div className={styles.media}>
            <SlotMedia
              slot={slot}
              control={video}
              className={styles.footage}
              sizes="100vw"
              isPriority
            />
          </div>
        ) : (
          <div className="marks" />
        )}
        <div className={`wrap ${styles.content}`}>
          <HiddenTitle title={title} />
          <div className={styles.motto}>
            <MottoLines lines={motto} />
            <div className={styles.controls}>
              {slot?.files[0] && <PauseButton control={video} />}
              <ScrollArrow />
            </div>
          </div>
          <p className={styles.slogan}>
            <LensLines text={slogan} lead={LEAD} />
          </p>
        </div>
        {/* The key: the same screen in green and ink, which clips away once a visit. */}
        {hasMedia && (
          <div className={styles.plate} aria-hidden="true" data-ground="key">
            <div className="marks" />
            <div className={`wrap ${styles.content}`}>
              <div className={styles.motto}>
                <MottoLines lines={motto} />
              </div>
              <div className={styles.slogan}>
                <LensLines text={slogan} lead={LEAD} />
              </div>
            </div>
          </div>
        )}
      </div>
    </header>
  );
}

/** The flag carries the name for the eye; h1 below 14 characters, else h2 beside a short h1. */
function HiddenTitle({ title }: { title: string }) {
  if (title.length < H1_TITLE_LENGTH) return <h1 className="vh">{title}</h1>;
  return (
    <>
      <h1 className="vh">{CONTACT.name}</h1>
      <h2 className="vh">{title}</h2>
    </>
  );
}

function MottoLines({ lines }: { lines: string[] }) {
  return (
    <p>
      {lines.map((line) => (
        <span key={line}>{line} </span>
      ))}
    </p>
  );
}
