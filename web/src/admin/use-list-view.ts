import { useSearchParams } from 'react-router-dom';
import type { ListView } from '../api/list-view.ts';

/** Rows of one page of the inboxes. */
const PAGE_SIZE = 20;

/**
 * Which part of a list is shown, kept in the address so that Back, a reload and a shared link all lead to
 * the same rows. Whatever changes but the page itself begins again at the first page.
 */
export function useListView(): [ListView, (change: Partial<ListView>) => void] {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page') ?? 1) - 1;
  const list: ListView = {
    page: Number.isInteger(page) && page > 0 ? page : 0,
    page_size: PAGE_SIZE,
    search: params.get('search') ?? '',
    sort: params.get('sort') ?? '',
    view: params.get('view') ?? '',
  };

  const changeList = (change: Partial<ListView>) => {
    const next = { ...list, page: 0, ...change };
    const entries: [string, string][] = [
      // People count pages from one.
      ['page', next.page > 0 ? String(next.page + 1) : ''],
      ['search', next.search],
      ['sort', next.sort],
      ['view', next.view],
    ];
    setParams(
      entries.filter(([, value]) => value !== ''),
      {
        replace: change.search !== undefined,
      },
    );
  };

  return [list, changeList];
}
