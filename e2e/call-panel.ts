import { inject } from 'vitest';
import { STAFF } from '../scripts/start-product.mjs';

interface Call {
  method?: 'POST' | 'PUT' | 'DELETE';
  json?: unknown;
}

/** What a test asks of the panel's API: one row, or a page of them. */
export type CallPanel = <Data>(path: string, call?: Call) => Promise<Data>;

/**
 * The API behind Strapi's panel, as the first member of staff: to lay out what a test works on and
 * to put it back. What the test is about is done in the panel itself.
 *
 * @throws when the server answers with anything but success
 */
export const openPanelApi = async (): Promise<CallPanel> => {
  const send = async (path: string, { method, json }: Call, token?: string) => {
    const response = await fetch(`${inject('origin')}${path}`, {
      method: method ?? (json === undefined ? 'GET' : 'POST'),
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: json === undefined ? undefined : JSON.stringify(json),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return text ? (JSON.parse(text) as unknown) : undefined;
  };
  const login = (await send('/admin/login', { json: STAFF })) as { data: { token: string } };
  return async <Data>(path: string, call: Call = {}) =>
    (await send(path, call, login.data.token)) as Data;
};
