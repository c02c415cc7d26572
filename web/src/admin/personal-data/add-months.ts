/**
 * The day (YYYY-MM-DD) so many months after a day or a moment (ISO 8601); the month's last day where the
 * month is too short.
 */
export const addMonths = (moment: string, months: number): string => {
  const [year = 0, month = 0, day = 0] = moment.slice(0, 10).split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
    .toISOString()
    .slice(0, 10);
};
