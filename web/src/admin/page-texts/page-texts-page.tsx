import type { PageText } from '@reelists/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { pageTextsQuery } from '../../api/page-texts.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Status } from '../../ui/status.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { KeyHints } from '../key-hints.tsx';
import { PageHead } from '../page-head.tsx';
import { useErrorPopup } from '../popups.tsx';
import styles from './page-texts-page.module.css';

const isChanged = ({ fields }: PageText) =>
  fields.some(({ text, default_text }) => text !== default_text);

const COLUMNS: readonly Column<PageText>[] = [
  {
    key: 'block',
    label: 'Block',
    look: 'nowrap',
    cell: ({ _id, label }) => <Link to={paths.adminPageText.href({ id: _id })}>{label}</Link>,
  },
  {
    key: 'words',
    label: 'Words',
    look: 'cut',
    cell: ({ fields }) => fields.find(({ text }) => text)?.text,
  },
  {
    key: 'changed',
    label: 'Changed',
    look: 'nowrap',
    cell: (block) =>
      isChanged(block) ? (
        <Status look="filled">Changed</Status>
      ) : (
        <Status look="hollow">Default words</Status>
      ),
  },
  {
    key: 'edit',
    label: 'Edit',
    isLabelHidden: true,
    look: 'end',
    cell: ({ _id, label }) => (
      <Link className="link" to={paths.adminPageText.href({ id: _id })}>
        Edit<span className="vh"> {label}</span>
      </Link>
    ),
  },
];

const holds = ({ page, label, fields }: PageText, words: string) =>
  [page, label, ...fields.map(({ text }) => text)].some((part) =>
    part.toLocaleLowerCase('en-IE').includes(words.toLocaleLowerCase('en-IE')),
  );

/** Every block of text on the site, by the page it is on. */
export function PageTextsPage() {
  const texts = useQuery({ ...pageTextsQuery(), staleTime: 0 });
  useErrorPopup(texts.error);
  const [search, setSearch] = useState('');
  const blocks = (texts.data ?? []).filter((block) => holds(block, search));

  return (
    <>
      <PageHead title="Words on the page" aside={texts.data && `${texts.data.length} blocks`} />
      <div className={styles.tools}>
        <SearchBox label="Search pages and words" value={search} onSearch={setSearch} />
      </div>
      {texts.error && (
        <Note
          tone="bad"
          actions={
            <Button variant="ghost" onClick={() => void texts.refetch()}>
              Try again
            </Button>
          }
        >
          {texts.error.message}
        </Note>
      )}
      {texts.isPending && <p role="status">Rolling…</p>}
      {texts.data && blocks.length === 0 && (
        <p role="status">Those words are nowhere on the site.</p>
      )}
      {blocks.length > 0 && (
        <>
          <Table
            caption="Blocks of text, by page"
            columns={COLUMNS}
            rows={blocks}
            rowKey={({ _id }) => _id}
            groupOf={({ page }) => page}
          />
          <KeyHints canSearch />
        </>
      )}
    </>
  );
}
