import type { Core } from '@strapi/strapi';
import type { NearSlot, SlotDay } from '@reelists/contract';
import { dublinDay } from '../../lib/dublin-day';
import {
  findConsultationSettings,
  type ConsultationSettings,
} from '../consultation/consultation-settings';
import { addDays, nearestFree, slotDays, type Held } from './slots';

/** Whose times: a visitor gives notice; staff on the phone with one can agree on the next hour. */
export type Audience = 'visitor' | 'staff';

const settingsFor = async (
  strapi: Core.Strapi,
  audience: Audience,
): Promise<ConsultationSettings> => {
  const settings = await findConsultationSettings(strapi);
  return audience === 'staff' ? { ...settings, notice_hours: 0 } : settings;
};

/** The bookings that hold a time between two days, both included. */
const findHeld = async ({ db }: Core.Strapi, from: string, to: string): Promise<Held[]> =>
  db.query('api::booking.booking').findMany({
    where: { state: 'Booked', is_spam: false, date: { $gte: from, $lte: to } },
    select: ['date', 'time', 'duration'],
  });

/** What may be booked from `from` to `to`, both included. */
export const findSlots = async (
  strapi: Core.Strapi,
  from: string,
  to: string,
  audience: Audience,
): Promise<SlotDay[]> => {
  const settings = await settingsFor(strapi, audience);
  return slotDays(settings, await findHeld(strapi, from, to), from, to, new Date());
};

export interface SlotState {
  settings: ConsultationSettings;
  /** `gone` once somebody has it, `absent` where there never was one, or not any more. */
  state: 'free' | 'gone' | 'absent';
}

/** Whether a consultation may start then. */
export const slotState = async (
  strapi: Core.Strapi,
  date: string,
  time: string,
  audience: Audience,
): Promise<SlotState> => {
  const settings = await settingsFor(strapi, audience);
  const held = await findHeld(strapi, date, date);
  const [day] = slotDays(settings, held, date, date, new Date());
  const slot = day?.slots.find((offered) => offered.time === time);
  if (!slot) return { settings, state: 'absent' };
  return { settings, state: slot.free ? 'free' : 'gone' };
};

/** Days on either side that somebody whose slot is gone is likely to take. */
const NEARBY_DAYS = 21;

/** The three free slots nearest to a time. */
export const findNearest = async (
  strapi: Core.Strapi,
  date: string,
  time: string,
  audience: Audience,
): Promise<NearSlot[]> => {
  const find = (from: string, to: string) => findSlots(strapi, from, to, audience);
  const { horizon_days } = await findConsultationSettings(strapi);
  const first = dublinDay(new Date());
  const last = addDays(first, horizon_days);
  const day = date < first ? first : date > last ? last : date;
  const near = await find(addDays(day, -NEARBY_DAYS), addDays(day, NEARBY_DAYS));
  const nearest = nearestFree(near, date, time, 3);
  if (nearest.length === 3) return nearest;
  return nearestFree(await find(first, last), date, time, 3);
};
