import type { SlotsReply } from '@reelists/contract';
import { queryOptions } from '@tanstack/react-query';
import { apiGet } from './client.ts';

/**
 * The times a consultation may have, for a fortnight from `from` (YYYY-MM-DD), or from today as the
 * server counts it. Somebody may take one at any moment: whoever shows them to choose from asks again.
 * Only `asStaff` says who asks and gets times without notice: a visitor's page is the same for all.
 */
export const slotsQuery = (from = '', asStaff = false) =>
  queryOptions({
    queryKey: ['slots', asStaff, from],
    queryFn: (context) =>
      apiGet<SlotsReply>(`/bookings/slots${from && `?from=${from}`}`, {
        ...context,
        isAnonymous: !asStaff,
      }),
  });
