import { VIDEO_SLOTS } from '@reelists/contract';
import { pageTextQuery } from '../../api/page-texts.ts';
import { videoSlotQuery } from '../../api/videos.ts';
import { workItemsQuery } from '../../api/work-items.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { SlotMedia } from '../../blocks/slot-media/slot-media.tsx';
import { WorkTile } from '../../blocks/work-tile/work-tile.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { LensLines } from '../../ui/lens-lines.tsx';
import { PauseButton } from '../../ui/pause-button.tsx';
import { useBackgroundVideo } from '../../ui/use-background-video.ts';
import styles from './great-work.module.css';

/** How many of the mosaic's 12 columns each place takes. */
const COLUMNS = [8, 4, 3, 5, 4, 12, 5, 3, 4, 5, 4];
/** The places that stand side by side on a phone. */
const PAIRED = [1, 2, 6, 7];

const sizesOf = (index: number) =>
  `(max-width: 719px) ${PAIRED.includes(index) ? 50 : 100}vw, ${Math.ceil(((COLUMNS[index] ?? 4) / 12) * 100)}vw`;

/** 'and made some great work': the heading over its slot's footage, then the featured films as a mosaic. */
export function GreatWork() {
  const text = useLoaded(pageTextQuery('home.work'));
  const items = useLoaded(workItemsQuery('featured')) ?? [];
  const slot = useLoaded(videoSlotQuery(VIDEO_SLOTS.homeGreatWork));
  const video = useBackgroundVideo();
  if (!items.length) return null;
  return (
    <section className={styles.work} data-ground="ink">
      <div className={styles.head}>
        <div className={styles.media}>
          <SlotMedia slot={slot} control={video} className={styles.footage} sizes="100vw" />
        </div>
        {text?.heading && (
          <h2 className="wrap">
            <LensLines text={text.heading} />
          </h2>
        )}
        {slot?.files[0] && <PauseButton control={video} className={styles.pause} />}
      </div>
      <div className="wrap">
        <ul className={styles.mosaic}>
          {items.map((item, index) => (
            <li key={item._id}>
              <WorkTile item={item} sizes={sizesOf(index)} />
            </li>
          ))}
        </ul>
        <div className={styles.more}>
          <ButtonRow>
            <ButtonLink to={paths.ourWork.href()}>{text?.button || 'See all 27'}</ButtonLink>
          </ButtonRow>
        </div>
      </div>
    </section>
  );
}
