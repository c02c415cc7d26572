import type { WorkItem } from '@reelists/contract';
import type { MouseEvent } from 'react';
import { Picture } from '../../ui/picture.tsx';
import { useVideoModal } from '../video-modal/video-modal-context.ts';
import styles from './work-tile.module.css';

interface WorkTileProps {
  item: WorkItem;
  /** How wide the picture is drawn, as in the `sizes` attribute. */
  sizes: string;
  isPriority?: boolean;
}

/** A film of the work grids: the whole tile is one button that plays it. */
export function WorkTile({ item, sizes, isPriority = false }: WorkTileProps) {
  const { openVideo } = useVideoModal();
  const { title, client, running_time, video_id, video_file, thumbnail, alt } = item;
  const handlePlay = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    openVideo(
      { videoId: video_id, src: video_file?.url, title, runningTime: running_time },
      currentTarget,
    );

  return (
    <button type="button" className={styles.tile} onClick={handlePlay}>
      <span className={styles.frame} data-frame="">
        {thumbnail && (
          <Picture
            className={`settle ${styles.picture}`}
            file={thumbnail}
            sizes={sizes}
            alt={alt}
            isPriority={isPriority}
          />
        )}
        <span className={styles.play} />
      </span>
      <span className={styles.caption} data-caption="">
        <b>
          <span className="vh">Play </span>
          {title}
        </b>
        <i>{client}</i>
        <span className={styles.time}>{running_time}</span>
      </span>
    </button>
  );
}
