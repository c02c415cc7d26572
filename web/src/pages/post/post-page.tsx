import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { postQuery } from '../../api/posts.ts';
import { PageHeader } from '../../blocks/page-header/page-header.tsx';
import { paths } from '../../paths.ts';
import { Day } from '../../ui/day.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import styles from './post-page.module.css';

/** One post, by its slug or its id. */
export function PostPage() {
  const { id = '' } = useParams();
  const { data: post } = useQuery(postQuery(id));
  if (!post) return null;
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
      <main data-ground="cyc">
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
