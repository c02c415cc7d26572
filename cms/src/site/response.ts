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
  return { status, headers, etag: `"${digest.slice(0, 22)}"`, body: { identity } };
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

const REFUSED = /;\s*q=0(?:\.0*)?\s*$/;
const accepts = (header: string, encoding: string) =>
  header.split(',').some((part) => part.trim().startsWith(encoding) && !REFUSED.test(part));

/** Browsers send a handful of different headers, so each is read once. */
const chosen = new Map<string, Encoding>();

/** The smallest encoding the caller takes. */
export const encodingFor = (request: IncomingMessage): Encoding => {
  const header = request.headers['accept-encoding'];
  if (typeof header !== 'string') return 'identity';
  const known = chosen.get(header);
  if (known) return known;
  const encoding = accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : 'identity';
  if (chosen.size < 200) chosen.set(header, encoding);
  return encoding;
};

const isUnchanged = (request: IncomingMessage, etag: string) => {
  const header = request.headers['if-none-match'];
  // A proxy that compresses again marks the tag as weak.
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
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
