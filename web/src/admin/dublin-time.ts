import { TIME_ZONE } from '@reelists/contract';

const part = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IE', { timeZone: TIME_ZONE, ...options });

const DAY_AND_MONTH = part({ day: 'numeric', month: 'short' });
const YEAR = part({ year: 'numeric' });
const DAY = part({ day: 'numeric', month: 'short', year: 'numeric' });
const WEEKDAY = part({ weekday: 'short' });
const TIME = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** A Swede writes a moment as `2026-11-24 10:00`. */
const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Now in Dublin, as `2026-11-24 10:00`: it sorts as the days and times of bookings do. */
export const dublinNow = (): string => CLOCK.format(new Date());

/** Irish English writes Sept where every other month has three letters. */
const shortMonth = (words: string) => words.replace('Sept', 'Sep');

/** `Today`, a day of this year without it, or the whole date. */
const recentDay = (date: Date): string => {
  const now = new Date();
  if (DAY.format(date) === DAY.format(now)) return 'Today';
  const isThisYear = YEAR.format(date) === YEAR.format(now);
  return shortMonth((isThisYear ? DAY_AND_MONTH : DAY).format(date));
};

/**
 * A moment (ISO 8601, UTC) as Dublin reads it: `day` 20 Nov 2026, `short` 20 Nov, 09:41, `minute` 20 Nov 2026, 09:41,
 * `full` Fri 20 Nov 2026, 09:41, `recent` Today, 09:41 or 19 Nov, 17:30. A date alone (YYYY-MM-DD)
 * with `weekday`: Tue 24 Nov 2026.
 */
export const dublinTime = (
  moment: string,
  style: 'day' | 'short' | 'weekday' | 'minute' | 'full' | 'recent',
): string => {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return moment;
  const weekday = WEEKDAY.format(date);
  const day = shortMonth(DAY.format(date));
  const time = TIME.format(date);
  if (style === 'short') return `${shortMonth(DAY_AND_MONTH.format(date))}, ${time}`;
  if (style === 'recent') return `${recentDay(date)}, ${time}`;
  if (style === 'day') return day;
  if (style === 'weekday') return `${weekday} ${day}`;
  return style === 'minute' ? `${day}, ${time}` : `${weekday} ${day}, ${time}`;
};
