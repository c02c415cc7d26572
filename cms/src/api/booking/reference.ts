import { randomInt } from 'node:crypto';

/** Without the letters and figures people take for one another on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** A new booking's reference, `TR-7K3M9QWX`. */
export const newReference = (): string =>
  `TR-${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
