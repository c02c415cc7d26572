import type { PageText } from '@reelists/contract';
import { useQuery } from '@tanstack/react-query';
import { pageTextsQuery } from '../../api/page-texts.ts';
import { paths } from '../../paths.ts';
import { Choices } from '../../ui/choices.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Status } from '../../ui/status.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { changeInWords } from '../change-in-words.ts';
import { KeyHints } from '../key-hints.tsx';
import { LoadError } from '../load-error.tsx';
import { NothingFound } from '../nothing-found.tsx';
import { ListTools } from '../list-tools.tsx';
import { PageHead } from '../page-head.tsx';
import { useErrorPopup } from '../popups.tsx';
import { RowLink } from '../row-link.tsx';
import { useListView } from '../use-list-view.ts';
import { isEverywhere, pageTextPath } from './page-text-path.ts';

const isChanged = ({ fields }: PageText) =>
  fields.some(({ text, default_text }) => text !== default_text);

const COLUMNS: readonly Column<PageText>[] = [
  {
    key: 'block',
    label: 'Block',
    look: 'nowrap',
    cell: ({ _id, label }) => <RowLink to={paths.adminPageText.href({ id: _id })}>{label}</RowLink>,
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
        <Status look="filled">{block.changed ? changeInWords(block.changed) : 'Changed'}</Status>
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
      <RowLink className="link" to={paths.adminPageText.href({ id: _id })}>
        Edit<span className="vh"> {label}</span>
      </RowLink>
    ),
  },
];

const holds = ({ page, label, fields }: PageText, words: string) =>
  [page, label, ...fields.map(({ text }) => text)].some((part) =>
    part.toLocaleLowerCase('en-IE').includes(words.toLocaleLowerCase('en-IE')),
  );

/** `54 blocks on 20 pages`; what is on every page is on none of its own. */
const extentOf = (blocks: readonly PageText[]) => {
  const pages = new Set(blocks.filter(({ key }) => !isEverywhere(key)).map(({ page }) => page));
  return `${blocks.length} blocks on ${pages.size} pages`;
};

/** Every block of text on the site, by the page it is on. */
export function PageTextsPage() {
  const texts = useQuery({ ...pageTextsQuery(), staleTime: 0 });
  useErrorPopup(texts.error);
  const [list, changeList] = useListView();
  const all = texts.data ?? [];
  const changed = all.filter(isChanged);
  const blocks = (list.view === 'changed' ? changed : all).filter((block) =>
    holds(block, list.search),
  );

  return (
    <>
      <PageHead title="Words on the page" aside={texts.data && extentOf(texts.data)} />
      <ListTools>
        <SearchBox
          label="Search pages and words"
          value={list.search}
          onSearch={(search) => changeList({ search })}
        />
        {texts.data && (
          <Choices
            label="Show"
            value={list.view}
            onChoose={(view) => changeList({ view })}
            choices={[
              { value: '', label: 'All', count: all.length },
              { value: 'changed', label: 'Changed', count: changed.length },
            ]}
          />
        )}
      </ListTools>
      <LoadError of={texts} />
      {texts.isPending && <p role="status">Rolling…</p>}
      {texts.data && blocks.length === 0 && (
        <NothingFound onShowAll={() => changeList({ search: '', view: '' })}>
          {list.search
            ? 'Those words are nowhere on the site.'
            : 'Nothing has been changed yet. It all says what it said at first.'}
        </NothingFound>
      )}
      {blocks.length > 0 && (
        <>
          <Table
            caption="Blocks of text, by page"
            columns={COLUMNS}
            rows={blocks}
            rowKey={({ _id }) => _id}
            groupOf={({ page }) => page}
            groupAside={({ key }) => (isEverywhere(key) ? '' : pageTextPath(key))}
          />
          <KeyHints canSearch />
        </>
      )}
    </>
  );
}
