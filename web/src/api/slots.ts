import type { SlotsReply } from '@reelists/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet } from './client.ts';

/**
 * The times a consultation may have, for a fortnight from `from` (YYYY-MM-DD), or from today as the
 * server counts it. Somebody may take one at any moment: whoever shows them to choose from asks again.
 */
export const slotsQuery = (from?: string) =>
  queryOptions({
    queryKey: ['slots', from ?? 'today'],
    queryFn: async (context) => {
      const query = from ? `?from=${from}` : '';
      return (await apiGet<SlotsReply>(`/bookings/slots${query}`, context)).days;
    },
    placeholderData: keepPreviousData,
  });
