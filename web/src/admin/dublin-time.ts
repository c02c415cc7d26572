import { TIME_ZONE } from '@reelists/contract';

const part = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IE', { timeZone: TIME_ZONE, ...options });

const DAY = part({ day: 'numeric', month: 'short', year: 'numeric' });
const WEEKDAY = part({ weekday: 'short' });
const TIME = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/**
 * A moment (ISO 8601, UTC) as Dublin reads it: `day` 20 Nov 2026, `minute` 20 Nov 2026, 09:41,
 * `full` Fri 20 Nov 2026, 09:41. A date alone (YYYY-MM-DD) with `weekday`: Tue 24 Nov 2026.
 */
export const dublinTime = (
  moment: string,
  style: 'day' | 'weekday' | 'minute' | 'full',
): string => {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return moment;
  const weekday = WEEKDAY.format(date);
  const day = DAY.format(date).replace('Sept', 'Sep');
  const time = TIME.format(date);
  if (style === 'day') return day;
  if (style === 'weekday') return `${weekday} ${day}`;
  return style === 'minute' ? `${day}, ${time}` : `${weekday} ${day}, ${time}`;
};
