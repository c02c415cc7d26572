import { useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The shortest list there is: all the sidebar wants of it is how many are waiting. */
export const COUNT_ONLY = { page: 0, page_size: 1 };

/**
 * The open list and the count beside its link are asked for at different moments. Where they contradict each
 * other something came in between, and both are asked for again.
 */
export function useInStep<Reply>(
  list: Reply | undefined,
  // The key's own type is the query's business.
  countOnly: UseQueryOptions<Reply, Error, Reply, any>, // eslint-disable-line @typescript-eslint/no-explicit-any
  waitingIn: (reply: Reply) => number,
): void {
  const queryClient = useQueryClient();
  // The sidebar asks.
  const { data } = useQuery({ ...countOnly, enabled: false });
  const shown = list && waitingIn(list);
  const counted = data && waitingIn(data);
  const [resource] = countOnly.queryKey as string[];

  useEffect(() => {
    if (shown === undefined || counted === undefined || shown === counted) return;
    void queryClient.invalidateQueries({ queryKey: [resource, 'list'] });
  }, [shown, counted, resource, queryClient]);
}
