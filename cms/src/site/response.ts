import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Costs about 1 ms for a page; what is sent while the smallest form is being made. */
const QUICK = 4;
const SMALLEST = 11;

type Encoding = 'br' | 'gzip' | 'identity';

/** An answer that is kept: its bytes in every encoding, and its headers. */
export interface StoredResponse {
  status: number;
  headers: Record<string, string>;
  etag: string;
  /** Compressed bytes are absent where compressing gains nothing: pictures, fonts. */
  body: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
}

export interface ResponseParts {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

const brotli = (body: Buffer, quality: number) =>
  compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

/** As it is, for bytes that are compressed already. */
export const storeAsIs = ({ status, headers, body }: ResponseParts): StoredResponse => {
  const identity = Buffer.from(body);
  const digest = createHash('sha256').update(identity).digest('base64url');
  // Weak: the same tag stands for the bytes in each encoding.
  return { status, headers, etag: `W/"${digest.slice(0, 22)}"`, body: { identity } };
};

export const storeResponse = async (parts: ResponseParts): Promise<StoredResponse> => {
  const stored = storeAsIs(parts);
  const { identity } = stored.body;
  const [br, zipped] = await Promise.all([brotli(identity, QUICK), compressGzip(identity)]);
  return { ...stored, body: { identity, br, gzip: zipped } };
};

/** Replaces the quick brotli bytes by the smallest, off the request's path: it takes some 30 ms. */
export const shrinkResponse = async (response: StoredResponse): Promise<void> => {
  response.body.br = await brotli(response.body.identity, SMALLEST);
};

const SMALLEST_FIRST: Encoding[] = ['br', 'gzip', 'identity'];

/** How much a caller likes each encoding it names, from 0 (not at all) to 1. */
const weightsIn = (header: string) =>
  new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
        const weight = parameters.find((parameter) => parameter.startsWith('q='));
        return [name, weight ? Number(weight.slice(2)) || 0 : 1];
      }),
  );

/** Identity counts as taken, but least of all, until it is refused. */
const leastOf = (encoding: Encoding) => (encoding === 'identity' ? Number.MIN_VALUE : 0);

const choose = (header: string): Encoding => {
  const weights = weightsIn(header);
  const weigh = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? leastOf(encoding);
  const best = SMALLEST_FIRST.reduce((a, b) => (weigh(b) > weigh(a) ? b : a));
  return weigh(best) > 0 ? best : 'identity';
};

/** Browsers send a handful of different headers, so each is read once. */
const chosen = new Map<string, Encoding>();

/** The encoding the caller likes best, the smallest of several. */
export const encodingFor = (request: IncomingMessage): Encoding => {
  const header = request.headers['accept-encoding'];
  if (typeof header !== 'string') return 'identity';
  const known = chosen.get(header);
  if (known) return known;
  const encoding = choose(header);
  if (chosen.size < 200) chosen.set(header, encoding);
  return encoding;
};

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

const isUnchanged = (request: IncomingMessage, etag: string) => {
  const tags = request.headers['if-none-match']?.split(',') ?? [];
  return tags.some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
};

/** Sends a kept answer; `found` tells measurements whether it was kept before the request came. */
export const sendResponse = (
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
  found: 'hit' | 'miss' | 'wait',
): void => {
  const headers: Record<string, string | number> = {
    ...stored.headers,
    etag: stored.etag,
    vary: 'Accept-Encoding',
    'x-cache': found,
  };
  if (stored.status === 200 && isUnchanged(request, stored.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = encodingFor(request);
  const compressed = stored.body[encoding];
  const body = compressed ?? stored.body.identity;
  if (compressed && encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = body.length;
  response.writeHead(stored.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
};
