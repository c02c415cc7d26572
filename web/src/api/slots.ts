import type { SlotsReply } from '@reelists/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiGet } from './client.ts';

/**
 * The times a consultation may have, for a fortnight from `from` (YYYY-MM-DD), or from today as the
 * server counts it. Somebody may take one at any moment: whoever shows them to choose from asks again.
 * Only staff with a booking to move, whose id `moving` is, say who asks and get times without notice and
 * over its own hour: a visitor's page is the same for all.
 */
export const slotsQuery = (from = '', moving = '') =>
  queryOptions({
    queryKey: ['slots', moving, from],
    queryFn: (context) => {
      const search = moving ? `?${new URLSearchParams({ from, moving })}` : from && `?from=${from}`;
      return apiGet<SlotsReply>(`/bookings/slots${search}`, { ...context, isAnonymous: !moving });
    },
  });
