import Holidays from 'date-holidays';

const calendar = new Holidays('IE');
const byYear = new Map<number, Map<string, string>>();

/** The public holiday's name on a day, YYYY-MM-DD, in Ireland; undefined on any other day. */
export const holidayOn = (date: string): string | undefined => {
  const year = Number(date.slice(0, 4));
  let holidays = byYear.get(year);
  if (!holidays) {
    holidays = new Map(
      calendar
        .getHolidays(year)
        // A holiday on a weekend gives everybody the next weekday, which the library calls `bank`.
        .filter(({ type, substitute }) => type === 'public' || substitute)
        .map(({ date: start, name }) => [start.slice(0, 10), name]),
    );
    byYear.set(year, holidays);
  }
  return holidays.get(date);
};
