import { TIME_ZONE } from '@reelists/contract';
import { DateTime } from 'luxon';

/** The day (YYYY-MM-DD) a moment falls on in Dublin. */
export const dublinDay = (moment: Date): string =>
  DateTime.fromJSDate(moment, { zone: TIME_ZONE }).toISODate() ?? '';
