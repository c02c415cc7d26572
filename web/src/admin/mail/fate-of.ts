import type { Mail } from '@reelists/contract';
import { dublinTime } from '../dublin-time.ts';

/** As many as the mail server is tried for one mail. */
const TRIES = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
  'Eleventh',
  'Twelfth',
];

/** `at 10:15` of today, `on 19 Nov, 10:15` of another day. */
const when = (moment: string): string => {
  const words = dublinTime(moment, 'recent');
  return words.startsWith('Today, ') ? words.replace('Today, ', 'at ') : `on ${words}`;
};

/** What happened to a mail so far, or will; nothing about one that arrived. */
export const fateOf = ({ status, attempts, last_error, next_try_at, updatedAt }: Mail): string => {
  if (status === 'Sent') return '';
  if (status === 'Sending') return 'On its way this moment.';
  const reason = last_error && `The other side said: ${last_error.replace(/\.$/, '')}. `;
  if (status === 'Failed')
    return `${reason}Tried ${attempts === 1 ? 'once' : `${attempts} times`}, gave up ${when(updatedAt)}.`;
  if (attempts === 0) return 'In the queue.';
  const next = TRIES[attempts] ?? 'Next';
  return `${reason}${next} try ${next_try_at ? `${when(next_try_at)}.` : 'soon.'}`;
};
