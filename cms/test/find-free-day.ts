import type { Cms } from './start-cms.js';

/** The last day on offer whose times are all free, as YYYY-MM-DD: a weekday without a holiday. */
export const findFreeDay = async (cms: Cms): Promise<string> => {
  const { body } = await cms.call('/api/v1/bookings/slots');
  const days = body.days as { date: string; slots: { free: boolean }[] }[];
  const day = days.findLast(({ slots }) => slots.length > 5 && slots.every(({ free }) => free));
  if (!day) throw new Error('No day is free');
  return day.date;
};
