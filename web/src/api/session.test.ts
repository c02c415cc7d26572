// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { clearToken, hasLiveToken, readPayload, readToken, storeToken } from './session.ts';

const NOW = Date.UTC(2026, 10, 20);
const tokenOf = (payload: object) => {
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  const encoded = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
  return `header.${encoded}.signature`;
};
const live = { id: 'a', isActive: true, iat: 0, exp: NOW / 1000 + 60 };

beforeEach(clearToken);

describe('the stored token', () => {
  it('is kept under the product’s own key', () => {
    storeToken('a.b.c');
    expect(localStorage.getItem('reelists_access_token')).toBe('a.b.c');
    expect(readToken()).toBe('a.b.c');
  });

  it('is gone once cleared', () => {
    storeToken('a.b.c');
    clearToken();
    expect(readToken()).toBeNull();
  });

  it('counts as live when it is unexpired and active', () => {
    storeToken(tokenOf(live));
    expect(hasLiveToken(NOW)).toBe(true);
  });

  it.each([
    ['none is stored', null],
    ['it has expired', tokenOf({ ...live, exp: NOW / 1000 - 1 })],
    ['its user is not active', tokenOf({ ...live, isActive: false })],
    ['it does not say whether its user is active', tokenOf({ exp: live.exp })],
    ['it is not a token', 'nonsense'],
    ['its payload is not JSON', 'a.!!!.c'],
  ])('does not count when %s', (_name, token) => {
    if (token !== null) storeToken(token);
    expect(hasLiveToken(NOW)).toBe(false);
  });

  it('reads names with fadas', () => {
    expect(readPayload(tokenOf({ ...live, id: 'Gráinne' }))?.id).toBe('Gráinne');
  });
});
