import type { RequestListener } from 'node:http';
import inject from 'light-my-request';
import type { RenderRequest } from '@reelists/contract';

export type FetchApi = RenderRequest['fetchApi'];

/** GETs of our own API inside the process: the same routes and answers, without a socket. */
export const createFetchApi =
  (listener: RequestListener): FetchApi =>
  async (path) => {
    const { statusCode, payload } = await inject(listener, { method: 'GET', url: path });
    return { status: statusCode, body: JSON.parse(payload) as unknown };
  };
