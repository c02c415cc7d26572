import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { RouterState } from 'react-router-dom';

/** The id of the script element that holds it. */
export const STATE_ID = 'page-state';

/**
 * What the server rendered a page from. React Query's own dehydrated form carries clocks and
 * counters: four times the bytes, and a different page from the same content.
 */
export interface PageState {
  /** Nothing was rendered: the browser draws the page from the start. */
  isShell?: boolean;
  queries: [key: QueryKey, data: unknown][];
  /** The status of the route error that was rendered, by route id. */
  errors?: Record<string, number>;
}

export const readQueries = (queryClient: QueryClient): PageState['queries'] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }) => [queryKey, state.data]);

export const writeQueries = (queryClient: QueryClient, { queries }: PageState) => {
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
};

/** The route errors in the form the browser's router takes them. */
export const toRouteErrors = ({ errors }: PageState): RouterState['errors'] =>
  errors
    ? Object.fromEntries(
        Object.entries(errors).map(([id, status]) => [
          id,
          { status, statusText: '', data: '', internal: false },
        ]),
      )
    : null;
