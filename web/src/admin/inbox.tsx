import type { Ok, Paging } from '@reelists/contract';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import type { ListView } from '../api/list-view.ts';
import { Button } from '../ui/button.tsx';
import { Choices } from '../ui/choices.tsx';
import { GreenScreen } from '../ui/green-screen.tsx';
import { Note } from '../ui/note.tsx';
import { Pager } from '../ui/pager.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Table, type Column } from '../ui/table.tsx';
import styles from './inbox.module.css';
import { KeyHints } from './key-hints.tsx';
import { PageHead } from './page-head.tsx';
import { useErrorPopup, usePopup } from './popups.tsx';
import { saveFile } from './save-file.ts';
import { useRunWrite } from './session.tsx';
import { useListView } from './use-list-view.ts';

type InboxReply = Paging & { unread_items: number };
interface InboxRow {
  _id: string;
  read_at: string | null;
}

interface InboxProps<Reply extends InboxReply, Row extends InboxRow> {
  title: string;
  /** For people who listen, as in "Enquiries, newest first". */
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
  query: (list: ListView) => UseQueryOptions<Ok<Reply>, Error, Ok<Reply>, any>; // eslint-disable-line @typescript-eslint/no-explicit-any
  rowsOf: (reply: Reply) => readonly Row[];
  exportFile: (list: Partial<ListView>) => Promise<Blob>;
  /** Without its date and ending. */
  fileName: string;
}

/** What came in from the site: searched, sorted, paged, the unread marked, and taken away as a file. */
export function Inbox<Reply extends InboxReply, Row extends InboxRow>(
  props: InboxProps<Reply, Row>,
) {
  const { title, caption, unreadWord, searchLabel, emptyWords, columns, defaultSort } = props;
  const [list, changeList] = useListView();
  // An inbox is only worth something when it is fresh.
  const inbox = useQuery({ ...props.query(list), staleTime: 0 });
  useErrorPopup(inbox.error);

  const reply = inbox.data;
  const isFiltered = list.search !== '' || list.view !== '';
  const isEmpty = reply?.total_items === 0 && !isFiltered;
  const unread = reply?.unread_items ?? 0;

  const views = (
    <Choices
      label="Show"
      value={list.view}
      onChoose={(view) => changeList({ view })}
      choices={[
        { value: '', label: 'All' },
        { value: 'unread', label: 'Unread', count: reply?.unread_items },
        { value: 'spam', label: 'Spam' },
      ]}
    />
  );

  return (
    <>
      <PageHead
        title={title}
        aside={
          reply &&
          (isEmpty
            ? '0'
            : unread > 0
              ? `${unread.toLocaleString('en-IE')} ${unreadWord}`
              : `Nothing ${unreadWord}`)
        }
      />
      {isEmpty ? (
        <>
          <div className={styles.tools}>{views}</div>
          <GreenScreen>{emptyWords}</GreenScreen>
        </>
      ) : (
        <>
          <div className={styles.tools}>
            <SearchBox
              label={searchLabel}
              value={list.search}
              onSearch={(search) => changeList({ search })}
            />
            {views}
            <ExportButton
              exportFile={() =>
                props.exportFile({ search: list.search, sort: list.sort, view: list.view })
              }
              fileName={props.fileName}
            />
          </div>
          {inbox.error && (
            <Note
              tone="bad"
              actions={
                <Button variant="ghost" onClick={() => void inbox.refetch()}>
                  Try again
                </Button>
              }
            >
              {inbox.error.message}
            </Note>
          )}
          {inbox.isPending && <p role="status">Rolling…</p>}
          {reply && reply.total_items === 0 && (
            <p className={styles.nothing} role="status">
              {list.search ? 'Nothing here by that name.' : 'Nothing here.'}{' '}
              <button type="button" onClick={() => changeList({ search: '', view: '' })}>
                Show all
              </button>
            </p>
          )}
          {reply && reply.total_items > 0 && (
            <>
              <Table
                caption={caption}
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

interface ExportButtonProps {
  exportFile: () => Promise<Blob>;
  fileName: string;
}

function ExportButton({ exportFile, fileName }: ExportButtonProps) {
  const showPopup = usePopup();
  const runWrite = useRunWrite();
  const [isBusy, setBusy] = useState(false);

  const handleExport = async () => {
    setBusy(true);
    try {
      const today = new Date().toISOString().slice(0, 10);
      saveFile(await runWrite(exportFile), `${fileName}-${today}.csv`);
    } catch (error) {
      showPopup({ title: 'Error', text: (error as Error).message, tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={styles.export}>
      <Button
        variant="ghost"
        icon={<Icon of={Download} size={18} />}
        isBusy={isBusy}
        onClick={() => void handleExport()}
      >
        Export CSV
      </Button>
    </div>
  );
}
