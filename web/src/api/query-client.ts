import { QueryClient } from '@tanstack/react-query';
import { ApiError, type FetchApi } from './client.ts';

/**
 * One per visitor: per request on the server (which passes `fetchApi`), one for the page's life in the
 * browser. What the server rendered never goes stale by age: a cached page would otherwise make every
 * visitor fetch it all again. Writes invalidate.
 */
export const createQueryClient = (fetchApi?: FetchApi) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        // Public pages read the cache without observing it (use-loaded.ts): nothing of theirs may be swept away.
        gcTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Only silence is worth a second try; an answer would be the same again.
        retry: (failures, error) =>
          !fetchApi && failures < 1 && error instanceof ApiError && error.status === 0,
        networkMode: 'always',
        ...(fetchApi && { meta: { fetchApi } }),
      },
      mutations: { networkMode: 'always' },
    },
  });
