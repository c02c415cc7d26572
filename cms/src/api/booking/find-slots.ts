import type { Core } from '@strapi/strapi';
import type { NearSlot, SlotDay } from '@reelists/contract';
import { dublinDay } from '../../lib/dublin-day';
import {
  findConsultationSettings,
  type ConsultationSettings,
} from '../consultation/consultation-settings';
import { addDays, nearestFree, slotDays, type Held } from './slots';

/** Who looks for a time. */
export interface Seeker {
  /** A visitor gives notice; staff on the phone with one can agree on the next hour. */
  audience: 'visitor' | 'staff';
  /** The row of the booking that the time is for, where there is one already. */
  moving?: number | undefined;
}

const settingsFor = async (
  strapi: Core.Strapi,
  { audience }: Seeker,
): Promise<ConsultationSettings> => {
  const settings = await findConsultationSettings(strapi);
  return audience === 'staff' ? { ...settings, notice_hours: 0 } : settings;
};

/** The bookings that hold a time between two days, both included. */
const findHeld = async (
  { db }: Core.Strapi,
  from: string,
  to: string,
  { moving }: Seeker,
): Promise<Held[]> => {
  const rows: (Held & { id: number })[] = await db.query('api::booking.booking').findMany({
    where: { state: 'Booked', is_spam: false, date: { $gte: from, $lte: to } },
    select: ['id', 'date', 'time', 'duration'],
  });
  return rows.map(({ id, ...held }) => ({ ...held, isMoving: id === moving }));
};

/** What may be booked from `from` to `to`, both included. */
export const findSlots = async (
  strapi: Core.Strapi,
  from: string,
  to: string,
  seeker: Seeker,
): Promise<SlotDay[]> => {
  const settings = await settingsFor(strapi, seeker);
  return slotDays(settings, await findHeld(strapi, from, to, seeker), from, to, new Date());
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
  seeker: Seeker,
): Promise<SlotState> => {
  const settings = await settingsFor(strapi, seeker);
  const held = await findHeld(strapi, date, date, seeker);
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
  seeker: Seeker,
): Promise<NearSlot[]> => {
  const find = (from: string, to: string) => findSlots(strapi, from, to, seeker);
  const { horizon_days } = await findConsultationSettings(strapi);
  const first = dublinDay(new Date());
  const last = addDays(first, horizon_days);
  const day = date < first ? first : date > last ? last : date;
  const near = await find(addDays(day, -NEARBY_DAYS), addDays(day, NEARBY_DAYS));
  const nearest = nearestFree(near, date, time, 3);
  if (nearest.length === 3) return nearest;
  return nearestFree(await find(first, last), date, time, 3);
};
