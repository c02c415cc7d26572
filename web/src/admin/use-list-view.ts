import { useSearchParams } from 'react-router-dom';
import type { ListView } from '../api/list-view.ts';

/** Rows of one page of the inboxes. */
const PAGE_SIZE = 20;

const paramsOf = ({ page, search, sort, view }: ListView): [string, string][] => {
  const params: [string, string][] = [
    // People count pages from one.
    ['page', page > 0 ? String(page + 1) : ''],
    ['search', search],
    ['sort', sort],
    ['view', view],
  ];
  return params.filter(([, value]) => value !== '');
};

/** The end of an address that shows this part of a list: `?page=2&view=spam`; nothing for its beginning. */
export const listSearch = (list: ListView): string => {
  const params = paramsOf(list);
  return params.length > 0 ? `?${new URLSearchParams(params)}` : '';
};

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

  const changeList = (change: Partial<ListView>) =>
    setParams(paramsOf({ ...list, page: 0, ...change }), {
      replace: change.search !== undefined,
    });

  return [list, changeList];
}
