import type { PostSummary } from '@reelists/contract';
import { PostRow } from '../../blocks/post-row/post-row.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './read-next.module.css';

const COUNT = 2;

/** The way on from the end of a post. */
export function ReadNext({ posts }: { posts: PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <section className={`wrap ${styles.next}`} aria-labelledby="read-next">
      <h2 id="read-next" className={styles.title}>
        Read next
      </h2>
      <ul>
        {posts.slice(0, COUNT).map((post) => (
          <PostRow key={post._id} post={post} level={3} />
        ))}
      </ul>
      <div className={styles.all}>
        <ButtonLink to={paths.blog.href()}>All posts</ButtonLink>
      </div>
    </section>
  );
}
