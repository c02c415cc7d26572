import type { PostSummary } from '@reelists/contract';
import { Link, useViewTransitionState } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Day } from '../../blocks/day.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './post-row.module.css';
import { wholeSentences } from './whole-sentences.ts';

/** One post in the list. Its title is the link, and the whole row the link's target. */
export function PostRow({ post, isFirst }: { post: PostSummary; isFirst: boolean }) {
  const href = paths.post.href({ id: post.slug || post._id });
  // On the way to its post, and on the way back, this picture becomes the post's.
  const isMoving = useViewTransitionState(href);
  return (
    <li className={`grid ${styles.post}`}>
      <h2 className={styles.title}>
        <Link to={href} viewTransition>
          {post.title}
        </Link>
      </h2>
      <Day of={post.published_on} className={styles.date} />
      <p className={styles.excerpt}>{wholeSentences(post.excerpt)}</p>
      <div className={isMoving ? `${styles.picture} ${styles.moving}` : styles.picture}>
        {post.header_image && (
          <Picture
            file={post.header_image}
            alt=""
            sizes="(min-width: 1024px) 33vw, 100vw"
            isPriority={isFirst}
          />
        )}
      </div>
    </li>
  );
}
