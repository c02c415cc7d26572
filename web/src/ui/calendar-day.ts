/** By table: making the first Intl.DateTimeFormat of a page holds a phone up for 70 ms. */
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The parts of a day (YYYY-MM-DD) as a person says them: Wed, 25, Nov, November, 2026. */
export const calendarDay = (date: string) => {
  // A calendar day has no time zone: read as UTC it is the same day everywhere.
  const day = new Date(`${date}T00:00:00Z`);
  const month = MONTHS[day.getUTCMonth()] ?? '';
  return {
    weekday: WEEKDAYS[day.getUTCDay()] ?? '',
    number: `${day.getUTCDate()}`,
    shortMonth: month.slice(0, 3),
    month,
    year: `${day.getUTCFullYear()}`,
  };
};

/** `short` Wed 25, `medium` Wed 25 Nov, `long` Wed 25 November. */
export const dayLabel = (date: string, style: 'short' | 'medium' | 'long'): string => {
  const { weekday, number, shortMonth, month } = calendarDay(date);
  const day = `${weekday} ${number}`;
  if (style === 'short') return day;
  return `${day} ${style === 'medium' ? shortMonth : month}`;
};
