import { describe, expect, it } from 'vitest';
import { createContactSchema } from './contact.js';

const enquiry = {
  name: 'Maeve',
  email: 'maeve@example.ie',
  subject: 'A film',
  message: 'Two minutes.\nBy Friday.',
};

const errorsOf = (body: unknown) => {
  try {
    createContactSchema.validateSync(body, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };
    return Object.fromEntries(inner.map(({ path, message }) => [path, message]));
  }
};

describe('createContactSchema', () => {
  it('accepts an enquiry and trims it', () => {
    const { your_details } = createContactSchema.validateSync({
      your_details: { ...enquiry, name: '  Maeve  ' },
    });
    expect(your_details).toEqual(enquiry);
  });

  it.each(['name', 'email', 'subject', 'message'])('says Required when %s is empty', (field) => {
    for (const value of ['', '   ', null, undefined])
      expect(errorsOf({ your_details: { ...enquiry, [field]: value } })).toEqual({
        [`your_details.${field}`]: 'Required',
      });
  });

  it.each([
    'maeve',
    'maeve@',
    'maeve@example',
    'maeve@example.i',
    'maeve@example.museum',
    'a b@c.ie',
  ])('refuses the email %s', (email) => {
    expect(errorsOf({ your_details: { ...enquiry, email } })).toEqual({
      'your_details.email': 'Invalid email address',
    });
  });

  it('names a field of the wrong type instead of turning it into text', () => {
    expect(errorsOf({ your_details: { ...enquiry, name: 5, message: ['a'] } })).toEqual({
      'your_details.name': 'Must be text',
      'your_details.message': 'Must be text',
    });
  });

  it('refuses control characters but keeps new lines and tabs', () => {
    for (const character of ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\u009f', '\r'])
      expect(
        errorsOf({ your_details: { ...enquiry, message: `a${character}b` } }),
        JSON.stringify(character),
      ).toEqual({ 'your_details.message': 'Has characters that cannot be shown' });
    expect(errorsOf({ your_details: { ...enquiry, message: 'a\r\n\tb' } })).toEqual({});
  });

  it('refuses what is longer than the contract allows', () => {
    expect(errorsOf({ your_details: { ...enquiry, subject: 'x'.repeat(121) } })).toEqual({
      'your_details.subject': 'At most 120 characters',
    });
  });

  it.each([undefined, null])('refuses %j in place of your_details', (details) => {
    expect(Object.keys(errorsOf({ your_details: details }))).not.toEqual([]);
  });

  it.each(['text', 5, []])(
    'says what should stand in place of %j, and repeats none of it',
    (sent) => {
      expect(errorsOf({ your_details: sent })).toEqual({ your_details: 'Must be an object' });
    },
  );
});
