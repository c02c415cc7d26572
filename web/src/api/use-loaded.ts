import { useQueryClient, type DataTag, type QueryKey } from '@tanstack/react-query';

/**
 * What the page's loader has put into the cache; undefined where it was allowed to fail. Public
 * pages change by navigation alone, so they need no observers: those would be a tenth of our script.
 */
export const useLoaded = <Data>({
  queryKey,
}: {
  queryKey: DataTag<QueryKey, Data, Error>;
}): Data | undefined => useQueryClient().getQueryData<Data>(queryKey);
