import { SLOTS_MAX_DAYS, slotsQuerySchema } from '@reelists/contract';
import { dublinDay } from '../../lib/dublin-day';
import { refuse, validate } from '../../lib/validate';
import { addDays, daysBetween } from './slots';

const FORTNIGHT = 14;

/** What a slots call asks about; a 400 when its days are none, backwards or too many. */
export const slotsRange = (
  query: unknown,
): { from: string; to: string; moving: string | undefined } => {
  const asked = validate(slotsQuerySchema, query);
  const from = asked.from || dublinDay(new Date());
  const to = asked.to || addDays(from, FORTNIGHT - 1);
  if (to < from) refuse('to', 'Must not be before from');
  if (daysBetween(from, to) >= SLOTS_MAX_DAYS) refuse('to', `At most ${SLOTS_MAX_DAYS} days`);
  return { from, to, moving: asked.moving };
};
