import { useLocation } from 'react-router-dom';

/** From the screen a RowLink led to, the way back to the same rows of its list. */
export function useListHref(list: string): string {
  return `${list}${useLocation().search}`;
}
