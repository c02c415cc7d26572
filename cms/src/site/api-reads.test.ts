import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { apiReadKey } from './api-reads';

const request = (url: string, rest: Partial<IncomingMessage> = {}) =>
  ({ method: 'GET', url, headers: {}, ...rest }) as IncomingMessage;

describe('apiReadKey', () => {
  it.each([
    '/api/v1/blog/?count=6',
    '/api/v1/blog/get/abc',
    '/api/v1/videos',
    '/api/v1/work-items/',
  ])('keeps %s', (url) => expect(apiReadKey(request(url))).toBe(url));

  it.each([
    '/api/v1/contacts/',
    '/api/v1/contacts/get/abc',
    '/api/v1/bookings',
    '/api/v1/bookings/slots',
    '/api/v1/auth/me',
    '/api/v1/blog/create',
    '/api/v1/blogs',
    '/',
  ])('never keeps %s', (url) => expect(apiReadKey(request(url))).toBeNull());

  it('never keeps what a caller with a token is shown', () => {
    for (const name of ['access_token', 'authorization'])
      expect(apiReadKey(request('/api/v1/blog/', { headers: { [name]: 'x' } }))).toBeNull();
  });

  it('keeps neither writes nor endless queries', () => {
    expect(apiReadKey(request('/api/v1/blog/', { method: 'POST' }))).toBeNull();
    expect(apiReadKey(request(`/api/v1/blog/?search=${'x'.repeat(400)}`))).toBeNull();
  });
});
