import type { Change } from '@reelists/contract';
import { dublinTime } from './dublin-time.ts';

/** `Today, 09:41, by Maeve`; without the hour on any other day, without the name when there is none. */
export const changeInWords = ({ at, by }: Change): string => {
  const recent = dublinTime(at, 'recent');
  const when = recent.startsWith('Today') ? recent : dublinTime(at, 'day');
  return by ? `${when}, by ${by}` : when;
};
