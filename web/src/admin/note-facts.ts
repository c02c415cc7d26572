import type { InboxNotes } from '@reelists/contract';
import { dublinTime } from './dublin-time.ts';

/** How long a record is kept, and what its sender agreed to, by name. */
export const noteFacts = ({ kept_until, consent_version }: InboxNotes): [string, string][] => [
  ['Kept until', dublinTime(kept_until, 'day')],
  ['Agreed to', consent_version && `Privacy text, version ${consent_version}`],
];
