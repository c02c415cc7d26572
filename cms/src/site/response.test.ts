import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendResponse, storeAsIs, storeResponse } from './response';

const page = '<p>We do everything</p>'.repeat(50);
let server: http.Server;

const get = (headers: http.OutgoingHttpHeaders, method = 'GET', path = '/') =>
  new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }>((resolve) => {
    const { port } = server.address() as AddressInfo;
    http
      .request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
      .end();
  });

beforeAll(async () => {
  const stored = await storeResponse({ status: 200, headers: { 'x-own': 'yes' }, body: page });
  const picture = storeAsIs({ status: 200, headers: {}, body: Buffer.from([1, 2, 3]) });
  server = http.createServer((request, response) =>
    sendResponse(request, response, request.url === '/picture' ? picture : stored, 'hit'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

describe('sendResponse', () => {
  it('sends the smallest form the caller takes', async () => {
    const br = await get({ 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(page);
    const gzip = await get({ 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(page);
    const plain = await get({});
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(page);
    expect(plain.headers).toMatchObject({ 'x-own': 'yes', vary: 'Accept-Encoding' });
  });

  it.each([
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['GZIP;Q=1', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['br ; q=0.000 , gzip ; q=0', undefined],
    ['identity, br;q=0.5', undefined],
    ['identity;q=0, *;q=0', undefined],
    ['brotli, x-gzip, zstd', undefined],
    [';q=1,,', undefined],
  ])('takes the caller’s word for what it likes best: %s', async (asked, sent) => {
    const { headers } = await get({ 'accept-encoding': asked });
    expect(headers['content-encoding']).toBe(sent);
  });

  it('gives every encoding the same tag, which is therefore a weak one', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) => (await get({ 'accept-encoding': encoding })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(1);
    expect(tags[0]).toMatch(/^W\/"[\w-]+"$/);
  });

  it('answers 304 without a body when the caller has it already, whatever marked its tag', async () => {
    const { headers } = await get({});
    const own = String(headers.etag);
    for (const tag of [own, own.replace('W/', ''), `"other", ${own}`, '*']) {
      const again = await get({ 'if-none-match': tag });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('answers HEAD with the length but no body', async () => {
    const { headers, body } = await get({}, 'HEAD');
    expect([headers['content-length'], body.length]).toEqual([String(page.length), 0]);
  });

  it('sends bytes that gain nothing from compressing as they are', async () => {
    const { headers, body } = await get({ 'accept-encoding': 'br' }, 'GET', '/picture');
    expect(headers['content-encoding']).toBeUndefined();
    expect([...body]).toEqual([1, 2, 3]);
  });
});
