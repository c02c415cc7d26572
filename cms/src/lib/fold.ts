/** Marks that a letter and its accent fall into under NFD. */
const ACCENTS = /\p{M}/gu;

/**
 * A text as a search compares it: `Órla Ní Bhriain` and `orla ni bhriain` are the same. Put together
 * again at the end: a Korean name would otherwise grow beyond what PostgreSQL's index takes.
 */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(ACCENTS, '').normalize('NFC').toLowerCase();
