import type { SlotsReply } from '@reelists/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { slotsQuery } from './slots.ts';

const DAY_MS = 86_400_000;
const WEEK = 7;
const dayAfter = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

interface Shown {
  reply: SlotsReply;
  starts: string[];
}

/**
 * The times to choose from, a fortnight at a time and fresh from the server. `goEarlier` and `goLater` are
 * there as long as there is something that way. A fortnight stays until the next has come, which it may
 * never do: whoever asks for more must not lose what they have.
 */
export function useSlots({ moving = '' } = {}) {
  /** The first days of the fortnights gone through; the first of all is the server's today. */
  const [starts, setStarts] = useState<string[]>([]);
  const [shown, setShown] = useState<Shown>();
  const { data, isPending, error, errorUpdateCount, refetch } = useQuery({
    ...slotsQuery(starts.at(-1), moving),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  if (data && data !== shown?.reply) setShown({ reply: data, starts });
  const days = shown?.reply.days ?? [];
  const lastDay = days.at(-1)?.date;
  // Beyond what may be booked yet there are no times at all, taken or free.
  const hasMore = days
    .slice(-WEEK)
    .some(({ slots, closed }) => slots.length > 0 || closed !== null);
  const isLaterMissing = shown !== undefined && !data && errorUpdateCount > 0;
  const goLater = () => {
    if (isLaterMissing) void refetch();
    else if (shown && lastDay) setStarts([...shown.starts, dayAfter(lastDay)]);
  };
  return {
    days,
    /** Hours of notice these times do without; absent for visitors. */
    waivedNoticeHours: shown?.reply.waived_notice_hours,
    /** There is nothing to show yet. */
    isPending: !shown && isPending,
    /** Another fortnight is on its way. */
    isBusy: shown !== undefined && isPending,
    /** The fortnight after this one did not come: `goLater` asks again. */
    isLaterMissing,
    /** There is nothing to show, and this is why. */
    error: shown ? null : error,
    refetch,
    goEarlier: shown?.starts.length ? () => setStarts(shown.starts.slice(0, -1)) : undefined,
    goLater: hasMore ? goLater : undefined,
  };
}
