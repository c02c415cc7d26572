import {
  ADMIN_POSTS_COUNT,
  NO_ADMIN_POSTS,
  POST_STATUSES,
  type PostStatus,
  type PostsReply,
  type PostSummary,
} from '@reelists/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { staffPostsQuery } from '../../api/posts.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Choices } from '../../ui/choices.tsx';
import { GreenScreen } from '../../ui/green-screen.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Status } from '../../ui/status.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { dublinTime } from '../dublin-time.ts';
import { KeyHints } from '../key-hints.tsx';
import { LoadError } from '../load-error.tsx';
import { NothingFound } from '../nothing-found.tsx';
import { ListTools } from '../list-tools.tsx';
import { PageHead } from '../page-head.tsx';
import { RowLink } from '../row-link.tsx';
import { useStaff } from '../staff.tsx';
import styles from './posts-page.module.css';

const LOOKS = { Published: 'filled', Scheduled: 'half', Draft: 'hollow' } as const;

const COLUMNS: readonly Column<PostSummary>[] = [
  {
    key: 'image',
    label: 'Image',
    isLabelHidden: true,
    cell: ({ header_image }) => (
      <span className={styles.thumb}>
        {header_image && (
          <img
            src={header_image.formats?.thumbnail?.url ?? header_image.url}
            alt=""
            loading="lazy"
          />
        )}
      </span>
    ),
  },
  {
    key: 'title',
    label: 'Title',
    cell: ({ _id, title }) => <RowLink to={paths.adminPost.href({ id: _id })}>{title}</RowLink>,
  },
  {
    key: 'status',
    label: 'Status',
    look: 'nowrap',
    cell: ({ status, publish_at, published_at }) => {
      const moment = status === 'Scheduled' ? publish_at : published_at;
      return (
        <>
          <Status look={LOOKS[status]}>{status}</Status>
          {status !== 'Draft' && moment && (
            <span className={styles.when}>
              {dublinTime(moment, status === 'Scheduled' ? 'minute' : 'day')}
            </span>
          )}
        </>
      );
    },
  },
  {
    key: 'createdAt',
    label: 'Created On',
    look: 'nowrap',
    cell: ({ createdAt }) => dublinTime(createdAt, 'day'),
  },
  {
    key: 'updatedAt',
    label: 'Changed',
    look: 'nowrap',
    cell: ({ updatedAt }) => dublinTime(updatedAt, 'minute'),
  },
  {
    key: 'edit',
    label: 'Edit',
    isLabelHidden: true,
    look: 'end',
    cell: ({ _id, title }) => (
      <RowLink className="link" to={paths.adminPost.href({ id: _id })}>
        Edit<span className="vh"> {title}</span>
      </RowLink>
    ),
  },
];

const choicesOf = (counts: PostsReply['status_counts']) => [
  {
    value: '' as PostStatus | '',
    label: 'All',
    count: counts && counts.Draft + counts.Published + counts.Scheduled,
  },
  { value: 'Draft' as const, label: 'Drafts', count: counts?.Draft },
  { value: 'Published' as const, label: 'Published', count: counts?.Published },
  { value: 'Scheduled' as const, label: 'Scheduled', count: counts?.Scheduled },
];

/** The posts of every status or of one, twelve at a time. */
export function PostsPage() {
  const { may } = useStaff();
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const status = POST_STATUSES.find((name) => name === params.get('status')) ?? '';
  const page = Math.max(0, Math.trunc(Number(params.get('page') ?? 1)) - 1 || 0);
  const posts = useQuery({
    ...staffPostsQuery(page * ADMIN_POSTS_COUNT, search, status || null),
    // Somebody else may have written meanwhile.
    staleTime: 0,
  });
  const { error, data } = posts;

  useEffect(() => {
    if (error) window.alert('Failed');
  }, [error]);

  const changeParams = (next: Record<string, string>) =>
    setParams(Object.entries(next).filter(([, value]) => value !== ''));
  const isEmpty = data?.total_items === 0 && search === '' && status === '';

  return (
    <>
      <PageHead
        title="Posts"
        aside={data && !isEmpty && `${data.items.length} of ${data.total_items}`}
        actions={
          may('createPost') && (
            <ButtonLink variant="go" to={paths.adminNewPost.href()}>
              + New Blog
            </ButtonLink>
          )
        }
      />
      {isEmpty ? (
        <GreenScreen>{NO_ADMIN_POSTS}</GreenScreen>
      ) : (
        <>
          <ListTools>
            <SearchBox
              label="Search titles and words"
              value={search}
              onSearch={(words) => changeParams({ search: words, status })}
            />
            <Choices
              label="Show"
              value={status}
              onChoose={(next) => changeParams({ search, status: next })}
              choices={choicesOf(data?.status_counts)}
            />
          </ListTools>
          <LoadError of={posts} />
          {posts.isPending && <p role="status">Rolling…</p>}
          {data && data.total_items === 0 && (
            <NothingFound onShowAll={() => changeParams({})}>
              {search ? 'No post with those words.' : 'Nothing here.'}
            </NothingFound>
          )}
          {data && data.total_items > 0 && (
            <>
              <Table
                caption="Posts, newest first"
                columns={COLUMNS}
                rows={data.items}
                rowKey={({ _id }) => _id}
                isBusy={posts.isPlaceholderData}
                isTall
              />
              <Pager
                page={page}
                pageSize={ADMIN_POSTS_COUNT}
                totalItems={data.total_items}
                onPage={(next) =>
                  changeParams({ search, status, page: next > 0 ? String(next + 1) : '' })
                }
              />
              <KeyHints canSearch />
            </>
          )}
        </>
      )}
    </>
  );
}
