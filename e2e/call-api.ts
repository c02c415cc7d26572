import { inject } from 'vitest';
import { STAFF } from '../scripts/start-product.mjs';

interface Call {
  /** Sent as JSON by POST; without it the call is a GET. */
  json?: unknown;
  token?: string;
}

/**
 * A call of /api/v1 from outside, as any client would make it.
 *
 * @param path below /api/v1
 * @throws when the server says `ok: false`
 */
export const callApi = async <Reply>(path: string, { json, token }: Call = {}): Promise<Reply> => {
  const response = await fetch(`${inject('origin')}/api/v1${path}`, {
    method: json === undefined ? 'GET' : 'POST',
    headers: {
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(token && { access_token: token }),
    },
    body: json === undefined ? undefined : JSON.stringify(json),
  });
  const reply = (await response.json()) as { ok: boolean; message?: string };
  if (!reply.ok) throw new Error(`${path}: ${response.status} ${reply.message}`);
  return reply as Reply;
};

/** A token of the first member of staff. */
export const staffToken = async () => {
  const { access_token } = await callApi<{ access_token: string }>('/auth/login', { json: STAFF });
  return access_token;
};
