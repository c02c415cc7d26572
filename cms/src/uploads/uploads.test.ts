import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { form, HTML, PDF, picture, stored, SVG, video } from '../../test/files.js';
import { staffEmail, STAFF_PASSWORD, startCms, type Cms } from '../../test/start-cms.js';

let cms: Cms;
let panel: Record<string, string>;
beforeAll(async () => {
  cms = await startCms();
  const { body } = await cms.call('/admin/login', {
    json: { email: staffEmail('administrator'), password: STAFF_PASSWORD },
  });
  panel = { authorization: `Bearer ${body.data.token}` };
});
afterAll(() => cms.stop());

const jpeg = async (name = 'a.jpg', type = 'image/jpeg') => ({
  bytes: await picture(),
  name,
  type,
});
const upload = (files: Parameters<typeof form>[0], query = '') =>
  cms.call(`/upload${query}`, { body: form(files), headers: panel });
const postImage = async (bytes: Buffer) =>
  cms.call('/api/v1/blog/images', {
    body: form([['image', { bytes, name: 'a.jpg', type: 'image/jpeg' }]]),
    as: 'editor',
  });

it('takes a form at an address in capitals, as it takes JSON there', async () => {
  const { status } = await cms.call('/API/v1/blog/images', {
    body: form([['image', { bytes: await picture(), name: 'a.jpg', type: 'image/jpeg' }]]),
    as: 'editor',
  });
  expect(status).toBe(201);
});

/** How often anything was written to the folder where files wait, while `work` went on. */
const writesDuring = async (work: () => Promise<unknown>) => {
  let writes = 0;
  const watcher = fs.watch(path.join(cms.dataDir, 'tmp'), () => (writes += 1));
  await work();
  await new Promise((resolve) => setTimeout(resolve, 100));
  watcher.close();
  return writes;
};

/** A request as an unfriendly client would write it. */
const raw = (
  headers: Record<string, string | number>,
  write: (request: http.ClientRequest) => void,
) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const request = http.request(`${cms.url}/api/v1/blog/images`, { method: 'POST', headers });
    request.on('response', (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    request.on('error', reject);
    write(request);
  });

describe('a form with files from a stranger', () => {
  it.each([
    ['/api/v1/videos/create', 401],
    ['/api/v1/blog/create', 401],
    ['/api/v1/blog/update/abc', 401],
    ['/api/v1/blog/images', 401],
    ['/api/v1/contacts/create', 415],
    ['/api/v1/auth/login', 415],
    ['/api/v1/nothing', 404],
    ['/api/upload', 404],
    ['/upload', 401],
    ['/admin/login', 404],
    ['/anything', 404],
  ])('is never read at %s', async (where, status) => {
    const before = await stored(cms);
    const body = () =>
      form([
        ['files', { bytes: video('x', 2_000_000), name: 'a.mp4' }],
        ['header_image', { bytes: Buffer.alloc(2_000_000), name: 'a.jpg' }],
      ]);
    const headers = { authorization: 'Bearer made.up.token' };
    const writes = await writesDuring(async () => {
      expect(await cms.call(where, { body: body() })).toMatchObject({ status });
      expect(await cms.call(where, { body: body(), headers })).toMatchObject({ status });
    });
    expect(writes).toBe(0);
    expect(await stored(cms)).toEqual(before);
  });

  it('finds the stock lists of files closed', async () => {
    for (const where of ['/api/upload/files', '/api/upload/files/1'])
      expect([401, 403, 404]).toContain((await cms.call(where)).status);
    const removed = await cms.call('/api/upload/files/1', { method: 'DELETE' });
    expect([401, 403, 404, 405]).toContain(removed.status);
  });
});

describe('a form with files from staff', () => {
  it('leaves no file waiting in any field, whether it is taken or refused', async () => {
    const everywhere = async () =>
      form([
        ['files', { bytes: video(), name: 'a.mp4' }],
        ['poster', await jpeg()],
        ['header_image', await jpeg()],
        ['other', { bytes: HTML, name: 'x' }],
        ['title', '{}'],
      ]);
    for (const where of ['videos/create', 'blog/create', 'blog/images']) {
      const body = await everywhere();
      const writes = await writesDuring(async () => {
        expect(await cms.call(`/api/v1/${where}`, { body, as: 'editor' })).toMatchObject({
          status: 400,
        });
      });
      expect(writes).toBeGreaterThan(0);
      expect((await stored(cms)).waiting).toEqual([]);
    }
    expect((await postImage(await picture())).status).toBe(201);
    expect((await stored(cms)).waiting).toEqual([]);
  });

  it('leaves nothing when it breaks off half way', async () => {
    const headers = {
      access_token: cms.tokens.editor,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': 5_000_000,
    };
    const head = '--b\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';
    const broken = raw(headers, (request) => {
      request.write(head + 'x'.repeat(500_000));
      setTimeout(() => request.destroy(), 200);
    });
    await expect(broken).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await stored(cms)).waiting).toEqual([]);
  });

  it('is a 400 when it is no form at all', async () => {
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=b']) {
      const { status, body } = await raw(
        { access_token: cms.tokens.editor, 'content-type': type },
        (request) => request.end('nonsense'),
      );
      expect({ status, body: JSON.parse(body) }).toMatchObject({
        status: 400,
        body: { ok: false, message: expect.any(String) },
      });
    }
  });

  it('is a 413 when it says it is larger than anything we take', async () => {
    const { status, body } = await raw(
      {
        access_token: cms.tokens.editor,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': 900 * 1024 * 1024,
      },
      (request) => request.flushHeaders(),
    );
    expect(status).toBe(413);
    expect(JSON.parse(body)).toEqual({
      ok: false,
      message: 'That is too large: a video may have 200 MB.',
    });
  });

  it('is a 413 when its picture is too large, and leaves nothing', async () => {
    const before = await stored(cms);
    const bytes = Buffer.concat([await picture(), Buffer.alloc(20 * 1024 * 1024)]);
    expect(await postImage(bytes)).toMatchObject({
      status: 413,
      body: { ok: false, message: 'That picture is too large: at most 20 MB.' },
    });
    expect(await stored(cms)).toEqual(before);
  });

  it('is a 413 when its texts are endless', async () => {
    const body = form([['post_details', 'x'.repeat(21 * 1024 * 1024)]]);
    expect(await cms.call('/api/v1/blog/create', { body, as: 'editor' })).toMatchObject({
      status: 413,
      body: { ok: false, message: 'That is too large.' },
    });
  });
});

describe('a start', () => {
  it('clears away what a crash left waiting', async () => {
    fs.writeFileSync(path.join(cms.dataDir, 'tmp/left'), 'half a video');
    await cms.restart();
    expect((await stored(cms)).waiting).toEqual([]);
  });
});

describe('the panel’s own door', () => {
  it.each([
    ['HTML', HTML],
    ['SVG', SVG],
    ['a PDF', PDF],
  ])('refuses %s called .mp4 and leaves nothing behind', async (_, bytes) => {
    const before = await stored(cms);
    const reply = await upload([['files', { bytes, name: 'a.mp4', type: 'video/mp4' }]]);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(reply.body.error.message).toEqual(expect.any(String));
    expect(await stored(cms)).toEqual(before);
  });

  it('stores a picture called .mp4 as the picture it is', async () => {
    const { status, body } = await upload([['files', await jpeg('a.mp4', 'video/mp4')]]);
    expect(status).toBe(201);
    expect(body[0]).toMatchObject({ name: 'a.jpg', ext: '.jpg', mime: 'image/jpeg' });
  });

  it('gives a replaced picture a new address, in the bodies of posts too', async () => {
    const [first] = (await upload([['files', await jpeg('first.jpg')]])).body;
    const created = await cms.call('/api/v1/blog/create', {
      json: { title: 'A', wysiwyg: `<img src="${first.url}" alt="">`, status: 'Published' },
      as: 'editor',
    });
    const png = { bytes: await picture('png', '#00f'), name: 'second.png', type: 'image/png' };
    const { body: second } = await upload([['files', png]], `?id=${first.id}`);
    expect(second).toMatchObject({ id: first.id, mime: 'image/png', ext: '.png' });
    expect(second.url).not.toBe(first.url);
    expect((await cms.call(first.url)).status).toBe(404);
    expect((await cms.call(second.url)).headers.get('content-type')).toBe('image/png');
    for (const { url } of Object.values(second.formats ?? {}) as { url: string }[])
      expect((await cms.call(url)).status).toBe(200);
    const { body } = await cms.call(`/api/v1/blog/get/${created.body.post._id}`);
    expect(body.post.wysiwyg).toContain(second.url);
  });

  it('does not let a video take a picture’s place', async () => {
    const [first] = (await upload([['files', await jpeg()]])).body;
    const reply = await upload(
      [['files', { bytes: video(), name: 'a.mp4', type: 'video/mp4' }]],
      `?id=${first.id}`,
    );
    expect(reply).toMatchObject({ status: 415 });
    expect((await cms.call(first.url)).status).toBe(200);
  });
});

describe('the service every door leads through', () => {
  it('refuses by the bytes what a caller never checked', async () => {
    const before = await stored(cms);
    const filepath = path.join(cms.dataDir, 'evil.mp4');
    fs.writeFileSync(filepath, HTML);
    await expect(
      cms.strapi
        .plugin('upload')
        .service('upload')
        .upload({
          data: {},
          files: {
            filepath,
            originalFilename: 'evil.mp4',
            mimetype: 'video/mp4',
            size: HTML.length,
          },
        }),
    ).rejects.toThrow('That’s neither a picture nor a video we can show.');
    expect(await stored(cms)).toEqual(before);
  });
});

describe('a stored file', () => {
  let url: string;
  beforeAll(async () => {
    const [file] = (
      await upload([['files', { bytes: video('v', 10_000), name: 'v.mp4', type: 'video/mp4' }]])
    ).body;
    ({ url } = file);
  });
  const part = (range: string) => cms.call(url, { headers: { range } });

  it('is what its bytes are, for a year, and nothing a browser may guess at', async () => {
    const { status, headers } = await cms.call(url);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10000',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      etag: expect.any(String),
    });
  });

  it.each([
    ['bytes=0-1', 'bytes 0-1/10000', '2'],
    ['bytes=9000-', 'bytes 9000-9999/10000', '1000'],
    ['bytes=-500', 'bytes 9500-9999/10000', '500'],
  ])('is sent in parts: %s', async (range, content, length) => {
    const { status, headers } = await part(range);
    expect(status).toBe(206);
    expect(headers.get('content-range')).toBe(content);
    expect(headers.get('content-length')).toBe(length);
  });

  it('says so when a part lies outside it', async () => {
    const { status, headers } = await part('bytes=10000-');
    expect(status).toBe(416);
    expect(headers.get('content-range')).toBe('bytes */10000');
    expect(headers.get('cache-control')).toBeNull();
  });

  // Without a Cache-Control of its own, fetch would ask for the file afresh.
  it('is not sent again to a browser that has it', async () => {
    const etag = (await cms.call(url)).headers.get('etag') ?? '';
    expect(
      (await cms.call(url, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } }))
        .status,
    ).toBe(304);
  });

  it('is downloaded and never shown when it is of a kind we do not store', async () => {
    fs.writeFileSync(path.join(cms.dataDir, 'public/uploads/old.html'), HTML);
    const { headers } = await cms.call('/uploads/old.html');
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toBe('attachment');
    fs.rmSync(path.join(cms.dataDir, 'public/uploads/old.html'));
  });

  it.each([
    '/uploads/',
    '/uploads/none.jpg',
    '/uploads/..%2f..%2fsecrets.json',
    '/uploads/%2e%2e/%2e%2e/secrets.json',
    '/uploads/%00',
    '/uploads/%zz',
  ])('is all there is to get: %s is a 404', async (where) => {
    expect((await cms.call(where)).status).toBe(404);
  });
});
