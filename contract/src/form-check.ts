import { number, object } from 'yup';
import { PHONE } from './company.js';
import { text } from './fields.js';

/**
 * What a public form sends beside `your_details` without its visitor noticing. All of it may be
 * absent: a client without it is not suspected for that.
 */
export const formCheckSchema = object({
  /** A field people do not see; only a machine fills it in. */
  website: text(2_000),
  /** Milliseconds the form was open. */
  filled_in_ms: number().typeError('Must be a number'),
});
/** Nobody fills in a form faster than this, in milliseconds. */
export const MIN_FILL_MS = 2_000;
/** The privacy text a form shows now; kept with each record, so that it is known what was agreed to. */
export const CONSENT_VERSION = '2026-11';

/** The words for whoever has sent as much in a day as one address may. */
export const SENT_OFTEN = `You have asked often today, and we have it all. Ring us on ${PHONE} and we’ll sort the rest.`;
