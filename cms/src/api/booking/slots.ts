import { TIME_ZONE, type NearSlot, type SlotDay } from '@reelists/contract';
import { DateTime } from 'luxon';
import { dublinDay } from '../../lib/dublin-day';
import { WEEKDAYS, type ConsultationSettings } from '../consultation/consultation-settings';
import { holidayOn } from './holidays';

/** A consultation that holds its time. */
export interface Held {
  date: string;
  /** HH:mm. */
  time: string;
  /** Minutes. */
  duration: number;
  /** It gives its time up for another: all it holds is the start it has, which would be no move. */
  isMoving?: boolean;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The instant a Dublin wall time names; null where the clock change leaves it out. */
export const instantOf = (date: string, time: string): DateTime | null => {
  const instant = DateTime.fromISO(`${date}T${time}`, { zone: TIME_ZONE });
  return instant.isValid && instant.toFormat('HH:mm') === time ? instant : null;
};

export const addDays = (date: string, days: number): string =>
  DateTime.fromISO(date, { zone: 'utc' }).plus({ days }).toISODate() ?? '';

/** Days from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  DateTime.fromISO(to, { zone: 'utc' }).diff(DateTime.fromISO(from, { zone: 'utc' }), 'days').days;

const closedReason = (settings: ConsultationSettings, date: string): string | null => {
  const closed = settings.closed_days.find((day) => day.date === date);
  if (closed) return closed.reason || 'Closed';
  return (settings.is_closed_on_holidays && holidayOn(date)) || null;
};

const startsOn = (settings: ConsultationSettings, date: string): string[] => {
  const weekday = WEEKDAYS[DateTime.fromISO(date, { zone: 'utc' }).weekday - 1];
  const starts = new Set<string>();
  for (const { opens, closes, ...hours } of settings.opening_hours) {
    if (hours.weekday !== weekday) continue;
    const last = minutesOf(closes) - settings.slot_minutes;
    for (let start = minutesOf(opens); start <= last; start += settings.slot_minutes)
      starts.add(timeOf(start));
  }
  return [...starts].sort();
};

const overlaps = (start: number, duration: number, held: Held): boolean => {
  const heldStart = minutesOf(held.time);
  if (held.isMoving) return start === heldStart;
  return start < heldStart + held.duration && heldStart < start + duration;
};

/**
 * What may be booked on each day from `from` to `to`, both included: starts within the opening
 * hours, far enough ahead and not too far. Pure, so that any day of any year can be asked about.
 */
export const slotDays = (
  settings: ConsultationSettings,
  held: Held[],
  from: string,
  to: string,
  now: Date,
): SlotDay[] => {
  const earliest = now.getTime() + settings.notice_hours * 3_600_000;
  const last = addDays(dublinDay(now), settings.horizon_days);
  const isOffered = (date: string, time: string) =>
    date <= last && (instantOf(date, time)?.toMillis() ?? 0) >= earliest;

  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const date = addDays(from, index);
    const closed = closedReason(settings, date);
    const starts = closed ? [] : startsOn(settings, date).filter((time) => isOffered(date, time));
    const heldThatDay = held.filter((booking) => booking.date === date);
    const isFree = (time: string) =>
      !heldThatDay.some((booking) => overlaps(minutesOf(time), settings.slot_minutes, booking));
    return { date, closed, slots: starts.map((time) => ({ time, free: isFree(time) })) };
  });
};

/** The free slots of these days nearest to a time, the nearest first. */
export const nearestFree = (
  days: SlotDay[],
  date: string,
  time: string,
  count: number,
): NearSlot[] => {
  const minutes = (slot: NearSlot) => daysBetween(date, slot.date) * 1440 + minutesOf(slot.time);
  const distance = (slot: NearSlot) => Math.abs(minutes(slot) - minutesOf(time));
  return days
    .flatMap((day) =>
      day.slots.filter(({ free }) => free).map((slot) => ({ date: day.date, time: slot.time })),
    )
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, count);
};
