import { NO_POSTS, POSTS_STEP, postsCount } from '@reelists/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageTextQuery } from '../../api/page-texts.ts';
import { postsQuery } from '../../api/posts.ts';
import { Footer } from '../../blocks/footer/footer.tsx';
import { PageHeader } from '../../blocks/page-header/page-header.tsx';
import { PostRow } from '../../blocks/post-row/post-row.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { GreenScreen } from '../../ui/green-screen.tsx';
import styles from './blog-page.module.css';

/** The newest posts; `?count` says how many, so that See more is a link and Back finds the same list. */
export function BlogPage() {
  const [params] = useSearchParams();
  const { data: header } = useQuery(pageTextQuery('blog.header'));
  const { data: posts } = useQuery(postsQuery(postsCount(params.get('count'))));
  const list = useRef<HTMLUListElement>(null);
  /** How many rows there were when See more was pressed. */
  const before = useRef<number | null>(null);
  const { items = [], page_size = 0, total_items = 0 } = posts ?? {};

  useEffect(() => {
    if (before.current === null || items.length <= before.current) return;
    list.current?.children[before.current]?.querySelector('a')?.focus();
    before.current = null;
  }, [items.length]);

  return (
    <>
      <PageHeader ground="cyc" title={header?.title} sub={header?.sub} shortName="Blog" />
      <main id="main" tabIndex={-1} data-ground="cyc">
        <div className={`wrap ${styles.page}`}>
          {items.length ? (
            <ul ref={list}>
              {items.map((post, index) => (
                <PostRow key={post._id} post={post} isPriority={index === 0} isPictureKept />
              ))}
            </ul>
          ) : (
            <GreenScreen>{NO_POSTS}</GreenScreen>
          )}
          {page_size < total_items && (
            <div className={styles.more}>
              <ButtonLink
                to={`?count=${page_size + POSTS_STEP}`}
                replace
                preventScrollReset
                viewTransition={false}
                onClick={() => {
                  before.current = items.length;
                }}
              >
                See more
              </ButtonLink>
            </div>
          )}
        </div>
      </main>
      <Footer />
    </>
  );
}
