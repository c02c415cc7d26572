import type { TokenPayload } from '@reelists/contract';

const STORAGE_KEY = 'reelists_access_token';

/** The stored staff token; null when there is none, on the server, or where storage is refused. */
export function readToken(): string | null {
  try {
    return globalThis.localStorage?.getItem(STORAGE_KEY) ?? null;
  } catch {
    return null;
  }
}

export function storeToken(token: string): void {
  localStorage.setItem(STORAGE_KEY, token);
}

export function clearToken(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // A browser that refuses storage holds no token to clear.
  }
}

/** What the token says of itself; null when it is not a readable JWT. The signature is the server's business. */
export function readPayload(token: string): TokenPayload | null {
  const encoded = token.split('.')[1];
  if (!encoded) return null;
  try {
    const bytes = Uint8Array.from(
      atob(encoded.replace(/-/g, '+').replace(/_/g, '/')),
      (character) => character.charCodeAt(0),
    );
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof payload === 'object' && payload !== null ? (payload as TokenPayload) : null;
  } catch {
    return null;
  }
}

/** Whether a token is stored, unexpired and active. `now` is in milliseconds since 1970. */
export function hasLiveToken(now: number = Date.now()): boolean {
  const token = readToken();
  const payload = token === null ? null : readPayload(token);
  return payload !== null && payload.isActive === true && payload.exp * 1000 > now;
}
