/** Which rows of a staff list: `page` from 0, `sort` a column with a `-` before it for descending. */
export interface ListView {
  page: number;
  page_size: number;
  search: string;
  sort: string;
  view: string;
}

/** The query string of a list call; what is empty is left out. */
export const listParams = (list: Partial<ListView>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(list)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, String(value)]),
  );
