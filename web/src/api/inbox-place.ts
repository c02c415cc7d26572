import type { InboxPlaceReply } from '@reelists/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet } from './client.ts';
import { listParams, type ListView } from './list-view.ts';

/** Staff: where an enquiry or a booking stands in a list. */
export const inboxPlaceQuery = (
  resource: 'contacts' | 'bookings',
  id: string,
  { search, sort, view }: ListView,
) =>
  queryOptions({
    queryKey: [resource, 'place', id, { search, sort, view }],
    queryFn: async (context) => {
      const path = `/${resource}/place/${encodeURIComponent(id)}` as const;
      const params = listParams({ search, sort, view });
      return (await apiGet<InboxPlaceReply>(`${path}?${params}`, context)).place;
    },
    placeholderData: keepPreviousData,
  });
