import type { ItemsReply, Placement, WorkItem } from '@reelists/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiGet } from './client.ts';

/** The films of one placement, in the editors' order. */
export const workItemsQuery = (placement: Placement) =>
  queryOptions({
    queryKey: ['work-items', 'list', { placement }],
    queryFn: async (context) =>
      (await apiGet<ItemsReply<WorkItem>>(`/work-items/?placement=${placement}`, context)).items,
  });
