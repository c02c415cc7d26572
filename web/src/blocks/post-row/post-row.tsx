import type { PostSummary } from '@reelists/contract';
import { Link, useViewTransitionState } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/picture.tsx';
import { Day } from '../day.tsx';
import styles from './post-row.module.css';
import { wholeSentences } from './whole-sentences.ts';

interface PostRowProps {
  post: PostSummary;
  /** Of its title. */
  level?: 2 | 3;
  /** On the first screen. */
  isPriority?: boolean;
  /** On the way to its post, and on the way back, this picture becomes the post's. */
  isPictureKept?: boolean;
}

/** One post in a list. Its title is the link, and the whole row the link's target. */
export function PostRow({ post, level = 2, isPriority, isPictureKept }: PostRowProps) {
  const Heading = `h${level}` as const;
  const href = paths.post.href({ id: post.slug || post._id });
  const isMoving = useViewTransitionState(href) && isPictureKept;
  return (
    <li className={`grid ${styles.post}`}>
      <Heading className={styles.title}>
        <Link to={href} viewTransition>
          {post.title}
        </Link>
      </Heading>
      <Day of={post.published_on} className={styles.date} />
      <p className={styles.excerpt}>{wholeSentences(post.excerpt)}</p>
      <div className={isMoving ? `${styles.picture} ${styles.moving}` : styles.picture}>
        {post.header_image && (
          <Picture
            file={post.header_image}
            alt=""
            sizes="(min-width: 1024px) 33vw, 100vw"
            isPriority={isPriority ?? false}
          />
        )}
      </div>
    </li>
  );
}
