import type { SlotsReply } from '@reelists/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiGet } from './client.ts';

/** Staff who may move a booking are shown times without the notice that visitors give. */
export type Audience = 'visitor' | 'staff';

/**
 * The times a consultation may have, for a fortnight from `from` (YYYY-MM-DD), or from today as the
 * server counts it. Somebody may take one at any moment: whoever shows them to choose from asks again.
 * What visitors see is asked for as one, whoever is logged in.
 */
export const slotsQuery = (from?: string, audience: Audience = 'visitor') =>
  queryOptions({
    queryKey: ['slots', audience, from ?? 'today'],
    queryFn: async (context) => {
      const path = `/bookings/slots${from ? `?from=${from}` : ''}` as const;
      const { days, waived_notice_hours } = await apiGet<SlotsReply>(path, {
        ...context,
        isAnonymous: audience === 'visitor',
      });
      return { days, waived_notice_hours };
    },
    placeholderData: keepPreviousData,
  });
