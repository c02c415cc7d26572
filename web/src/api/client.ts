import type { Fail, Ok } from '@reelists/contract';
import type { QueryMeta } from '@tanstack/react-query';
import { readToken } from './session.ts';

export const BASE = '/api/v1';
export const NO_ANSWER = 'No answer came from the server. Check your connection and try once more.';

/** A call that failed: HTTP said so, `ok` was false, or (status 0) no answer came at all. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    /** The server's sentence for the person. */
    message: string,
    readonly status: number,
    /** Field path to message, as in `{'your_details.email': 'Invalid email address'}`. */
    readonly errors: Record<string, string> = {},
    /** All the server said, for calls that answer a failure with more than words. */
    readonly body: Fail | null = null,
  ) {
    super(message);
  }
}

interface Answer {
  status: number;
  body: unknown;
}

/** A GET of `/api/v1/…` by other means than the network: the server render calls its own process. */
export type FetchApi = (path: string) => Promise<Answer>;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { fetchApi?: FetchApi };
  }
}

const isAnswer = (body: unknown): body is Ok | Fail =>
  typeof body === 'object' && body !== null && 'ok' in body;

/** The answer's body when it is a success; an ApiError otherwise. */
export const unwrap = <T>({ status, body }: Answer): Ok<T> => {
  if (!isAnswer(body)) throw new ApiError(NO_ANSWER, status);
  if (!body.ok) throw new ApiError(body.message, status, body.errors, body);
  if (status >= 400) throw new ApiError(body.message ?? NO_ANSWER, status);
  return body as Ok<T>;
};

/** Says who is calling, when somebody is logged in. */
export const staffHeaders = (): Record<string, string> => {
  const token = readToken();
  // Reverse proxies drop header names with underscores unless told otherwise, hence both.
  return token ? { access_token: token, Authorization: `Bearer ${token}` } : {};
};

/** The answer as it comes; an ApiError when none does. */
export const ask = async (
  path: string,
  init: RequestInit = {},
  isAnonymous?: boolean,
): Promise<Response> => {
  const headers = new Headers(init.headers);
  const who = isAnonymous ? {} : staffHeaders();
  for (const [name, value] of Object.entries(who)) headers.set(name, value);
  try {
    return await fetch(path, { ...init, headers });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError(NO_ANSWER, 0);
  }
};

export const readAnswer = async (response: Response): Promise<Answer> => ({
  status: response.status,
  body: await response.json().catch(() => undefined),
});

const overNetwork = async (...asked: Parameters<typeof ask>): Promise<Answer> =>
  readAnswer(await ask(...asked));

interface GetOptions {
  meta?: QueryMeta | undefined;
  signal?: AbortSignal;
  /** Asked as a visitor would, also by staff. */
  isAnonymous?: boolean;
}

/** `path` is below /api/v1. Pass the query function's own context: it carries the signal and the fetcher. */
export const apiGet = async <T>(
  path: `/${string}`,
  { meta, signal, isAnonymous }: GetOptions = {},
): Promise<Ok<T>> =>
  unwrap<T>(
    meta?.fetchApi
      ? await meta.fetchApi(`${BASE}${path}`)
      : await overNetwork(`${BASE}${path}`, signal ? { signal } : {}, isAnonymous),
  );

/** `path` is below /api/v1; `body` goes as JSON, or as multipart when it is a FormData. */
export const apiPost = async <T>(
  path: `/${string}`,
  body: object = {},
  { idempotencyKey, signal }: { idempotencyKey?: string; signal?: AbortSignal } = {},
): Promise<Ok<T>> => {
  const headers = new Headers();
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  const isForm = body instanceof FormData;
  if (!isForm) headers.set('Content-Type', 'application/json');
  return unwrap<T>(
    await overNetwork(`${BASE}${path}`, {
      method: 'POST',
      headers,
      body: isForm ? body : JSON.stringify(body),
      ...(signal && { signal }),
    }),
  );
};

/** Whether anything of ours answers at all; a browser can be wrong about its line. */
export const isReachable = async (): Promise<boolean> =>
  (await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(() => null)) !== null;
