import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { slotsQuery } from './slots.ts';

const DAY_MS = 86_400_000;
const WEEK = 7;
const dayAfter = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/**
 * The times to choose from, a fortnight at a time and fresh from the server. `goEarlier` and `goLater` are
 * there as long as there is something that way.
 */
export function useSlots({ asStaff = false } = {}) {
  /** The first days of the fortnights gone through; the first of all is the server's today. */
  const [starts, setStarts] = useState<string[]>([]);
  const { data, isPending, isPlaceholderData, error, refetch } = useQuery({
    ...slotsQuery(starts.at(-1), asStaff),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const days = data?.days ?? [];
  const lastDay = days.at(-1)?.date;
  // Beyond what may be booked yet there are no times at all, taken or free.
  const hasMore = days
    .slice(-WEEK)
    .some(({ slots, closed }) => slots.length > 0 || closed !== null);
  return {
    days,
    /** Hours of notice these times do without; absent for visitors. */
    waivedNoticeHours: data?.waived_notice_hours,
    isPending,
    /** Another fortnight is on its way. */
    isBusy: isPlaceholderData,
    error: data ? null : error,
    refetch,
    goEarlier: starts.length > 0 ? () => setStarts(starts.slice(0, -1)) : undefined,
    goLater: lastDay && hasMore ? () => setStarts([...starts, dayAfter(lastDay)]) : undefined,
  };
}
