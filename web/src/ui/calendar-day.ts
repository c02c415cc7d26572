const part = (options: Intl.DateTimeFormatOptions) => {
  // A calendar day has no time zone: read as UTC it is the same day everywhere.
  const format = new Intl.DateTimeFormat('en-IE', { timeZone: 'UTC', ...options });
  return (date: string) => format.format(new Date(`${date}T00:00:00Z`));
};

const weekday = part({ weekday: 'short' });
const dayNumber = part({ day: 'numeric' });
const monthName = part({ month: 'long' });

/** The parts of a day (YYYY-MM-DD) as a person says them: Wed, 25, Nov, November. */
export const calendarDay = (date: string) => {
  const month = monthName(date);
  return {
    weekday: weekday(date),
    number: dayNumber(date),
    shortMonth: month.slice(0, 3),
    month,
  };
};

/** `short` Wed 25, `medium` Wed 25 Nov, `long` Wed 25 November. */
export const dayLabel = (date: string, style: 'short' | 'medium' | 'long'): string => {
  const { weekday, number, shortMonth, month } = calendarDay(date);
  const day = `${weekday} ${number}`;
  if (style === 'short') return day;
  return `${day} ${style === 'medium' ? shortMonth : month}`;
};
