/**
 * A key for one attempt at a create call, so that sending it twice creates one thing. Not
 * `randomUUID`, which a browser withholds from a site without HTTPS.
 */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
