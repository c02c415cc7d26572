import type { Post } from '@reelists/contract';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../blocks/page-header/page-header.tsx';
import { paths } from '../../paths.ts';
import { Day } from '../../blocks/day.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import styles from './post-page.module.css';

/** A post as visitors read it. */
export function PostView({ post }: { post: Post }) {
  return (
    <>
      <PageHeader ground="cyc">
        <div className={`wrap ${styles.head}`}>
          <p className={styles.meta}>
            <Link to={paths.blog.href()}>Blog</Link>
            <Day of={post.published_at ?? post.createdAt} />
          </p>
          <h1 className={styles.title}>{post.title}</h1>
        </div>
      </PageHeader>
      <main id="main" tabIndex={-1} data-ground="cyc">
        {post.header_image && (
          <div className={styles.picture}>
            <Picture file={post.header_image} sizes="100vw" isPriority />
          </div>
        )}
        <article className={`wrap grid ${styles.article}`}>
          <Prose className={styles.body} html={post.wysiwyg} />
        </article>
      </main>
    </>
  );
}
