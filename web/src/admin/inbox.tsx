import type { Ok, Paging, ViewCounts } from '@reelists/contract';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ListView } from '../api/list-view.ts';
import { Choices } from '../ui/choices.tsx';
import { GreenScreen } from '../ui/green-screen.tsx';
import { Pager } from '../ui/pager.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Table, type Column } from '../ui/table.tsx';
import styles from './inbox.module.css';
import { KeyHints } from './key-hints.tsx';
import { LoadError } from './load-error.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ListTools } from './list-tools.tsx';
import { PageHead } from './page-head.tsx';
import { useErrorPopup } from './popups.tsx';
import { SaveFileButton } from './save-file-button.tsx';
import { COUNT_ONLY, useInStep } from './use-in-step.ts';
import { useListView } from './use-list-view.ts';

type InboxReply = Paging & ViewCounts;
interface InboxRow {
  _id: string;
  read_at: string | null;
}

interface InboxProps<Reply extends InboxReply, Row extends InboxRow> {
  title: string;
  /** What its rows are, for people who listen. */
  caption: string;
  /** What a new one is called beside its number: unread, new. */
  unreadWord: string;
  searchLabel: string;
  /** Said when there is nothing at all. */
  emptyWords: string;
  columns: readonly Column<Row>[];
  /** How the list is sorted before anybody chooses. */
  defaultSort?: string;
  // The key's own type is the query's business.
  query: (list: Partial<ListView>) => UseQueryOptions<Ok<Reply>, Error, Ok<Reply>, any>; // eslint-disable-line @typescript-eslint/no-explicit-any
  rowsOf: (reply: Reply) => readonly Row[];
  exportFile: (list: Partial<ListView>) => Promise<Blob>;
  /** Without its date and ending. */
  fileName: string;
}

const countsInWords = ({ unread_items, all_items }: ViewCounts, unreadWord: string): string => {
  const unread = unread_items > 0 ? unread_items.toLocaleString('en-IE') : 'Nothing';
  return `${unread} ${unreadWord} of ${all_items.toLocaleString('en-IE')}`;
};

/** What came in from the site: searched, sorted, paged, the unread marked, and taken away as a file. */
export function Inbox<Reply extends InboxReply, Row extends InboxRow>(
  props: InboxProps<Reply, Row>,
) {
  const { title, caption, unreadWord, searchLabel, emptyWords, columns, defaultSort } = props;
  const [list, changeList] = useListView();
  // An inbox is only worth something when it is fresh.
  const inbox = useQuery({ ...props.query(list), staleTime: 0 });
  useErrorPopup(inbox.error);
  useInStep(inbox.data, props.query(COUNT_ONLY), ({ unread_items }) => unread_items);

  const reply = inbox.data;
  const isFiltered = list.search !== '' || list.view !== '';
  const isEmpty = reply?.total_items === 0 && !isFiltered;

  const views = (
    <Choices
      label="Show"
      value={list.view}
      onChoose={(view) => changeList({ view })}
      choices={[
        { value: '', label: 'All', count: reply?.all_items },
        { value: 'unread', label: 'Unread', count: reply?.unread_items },
        { value: 'spam', label: 'Spam', count: reply?.spam_items },
      ]}
    />
  );

  return (
    <>
      <PageHead title={title} aside={reply && (isEmpty ? '0' : countsInWords(reply, unreadWord))} />
      {isEmpty ? (
        <>
          <ListTools>{views}</ListTools>
          <GreenScreen>{emptyWords}</GreenScreen>
        </>
      ) : (
        <>
          <ListTools>
            <SearchBox
              label={searchLabel}
              value={list.search}
              onSearch={(search) => changeList({ search })}
            />
            {views}
            <div className={styles.export}>
              <SaveFileButton
                icon={Download}
                getFile={() =>
                  props.exportFile({ search: list.search, sort: list.sort, view: list.view })
                }
                fileName={`${props.fileName}-${new Date().toISOString().slice(0, 10)}.csv`}
              >
                Export CSV
              </SaveFileButton>
            </div>
          </ListTools>
          <LoadError of={inbox} />
          {inbox.isPending && <p role="status">Rolling…</p>}
          {reply && reply.total_items === 0 && (
            <NothingFound onShowAll={() => changeList({ search: '', view: '' })}>
              {list.search ? 'Nothing here by that name.' : 'Nothing here.'}
            </NothingFound>
          )}
          {reply && reply.total_items > 0 && (
            <>
              <Table
                caption={list.sort ? caption : `${caption}, newest first`}
                columns={columns}
                rows={props.rowsOf(reply)}
                rowKey={({ _id }) => _id}
                isUnread={({ read_at }) => read_at === null}
                sort={list.sort || (defaultSort ?? '')}
                onSort={(sort) => changeList({ sort: sort === defaultSort ? '' : sort })}
                isBusy={inbox.isPlaceholderData}
              />
              <Pager
                page={list.page}
                pageSize={list.page_size}
                totalItems={reply.total_items}
                onPage={(page) => changeList({ page })}
              />
              <KeyHints canSearch />
            </>
          )}
        </>
      )}
    </>
  );
}
