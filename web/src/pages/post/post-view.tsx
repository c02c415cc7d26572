import type { Post } from '@reelists/contract';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../blocks/page-header/page-header.tsx';
import { paths } from '../../paths.ts';
import { Day } from '../../blocks/day.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Prose } from '../../ui/prose.tsx';
import { useVideoModal } from '../../blocks/video-modal/video-modal-context.ts';
import { playLinks } from './play-links.ts';
import { sizedPictures } from './sized-pictures.ts';
import styles from './post-page.module.css';

/** A post as visitors read it; `children` stand below its text. */
export function PostView({ post, children }: { post: Post; children?: ReactNode }) {
  const { openVideo } = useVideoModal();

  const handleClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-video-id]');
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link?.dataset.videoId || !isPlain) return;
    event.preventDefault();
    openVideo({ videoId: link.dataset.videoId, title: post.title });
  };

  return (
    <>
      <PageHeader ground="cyc">
        <div className={`wrap ${styles.head}`}>
          <p className={styles.meta}>
            <Link to={paths.blog.href()} viewTransition>
              Blog
            </Link>
            <Day of={post.published_on} />
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
        <article className={`wrap grid ${styles.article}`} onClick={handleClick}>
          <Prose
            className={styles.body}
            html={sizedPictures(playLinks(post.wysiwyg), post.pictures)}
          />
        </article>
        {children}
      </main>
    </>
  );
}
