import { number, setLocale, string } from 'yup';
import { MAX_LENGTH } from './limits.js';

export const REQUIRED = 'Required';
export const INVALID_EMAIL = 'Invalid email address';
export const INVALID_NUMBER = 'Invalid phone number';
export const MUST_BE_TEXT = 'Must be text';
const BAD_CHARACTERS = 'Has characters that cannot be shown';
const NOT_TYPE: Record<string, string> = {
  array: 'Must be a list',
  boolean: 'Must be true or false',
  date: 'Must be a date and time',
  number: 'Must be a number',
  object: 'Must be an object',
  string: MUST_BE_TEXT,
};

// Yup's own words are for programmers, and repeat what was sent.
setLocale({ mixed: { notType: ({ type }) => NOT_TYPE[type] ?? 'Is of the wrong kind' } });

/** Specification, section 5: a basic pattern with a top-level domain of 2 to 4 letters. */
export const EMAIL_PATTERN = /^[A-Z0-9._%+'-]+@[A-Z0-9-]+(?:\.[A-Z0-9-]+)*\.[A-Z]{2,4}$/i;
export const PHONE_PATTERN = /^\+?[0-9][0-9 ().-]{5,}$/;
// Every control character but newline and tab; a form of the web writes its newlines as \r\n.
// eslint-disable-next-line no-control-regex
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\r(?!\n)/;

/**
 * A trimmed text of at most `max` characters. Anything that is not a string is refused rather than
 * turned into one: yup would accept `{email: 5}` as "5".
 */
export const text = (max: number) =>
  string()
    .transform((_value: unknown, original: unknown) =>
      typeof original === 'string' ? original.trim() : original,
    )
    .typeError(MUST_BE_TEXT)
    // Written when it is said: the forms' schemas are made while a page comes alive.
    .max(max, () => `At most ${max.toLocaleString('en-IE')} characters`)
    .test('characters', BAD_CHARACTERS, (value) => !value || !CONTROL_CHARACTERS.test(value));

export const requiredText = (max: number) => text(max).required(REQUIRED);

export const email = () =>
  requiredText(MAX_LENGTH.email).matches(EMAIL_PATTERN, {
    message: INVALID_EMAIL,
    excludeEmptyString: true,
  });

export const phoneNumber = () =>
  requiredText(MAX_LENGTH.number).matches(PHONE_PATTERN, {
    message: INVALID_NUMBER,
    excludeEmptyString: true,
  });

/** A whole number from a query string, clamped to `min`…`max`; absent gives `fallback`. */
export const wholeNumber = (fallback: number, min: number, max: number) =>
  number()
    .transform((value: number, original: unknown) => {
      if (original === undefined || original === '') return fallback;
      if (typeof original !== 'string' && typeof original !== 'number') return Number.NaN;
      return /^-?\d+$/.test(String(original).trim())
        ? Math.min(max, Math.max(min, value))
        : Number.NaN;
    })
    .typeError('Must be a whole number')
    .default(fallback);
