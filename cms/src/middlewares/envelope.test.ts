import { createRequire } from 'node:module';
import http from 'node:http';
import path from 'node:path';
import { endpoints } from '@reelists/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  startCms,
  staffEmail,
  STAFF_PASSWORD,
  type Cms,
  type Reply,
} from '../../test/start-cms.js';

const CREATE = '/api/v1/contacts/create';
const your_details = { name: 'Maeve', email: 'maeve@example.ie', subject: 'S', message: 'M' };

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());
afterEach(() => vi.restoreAllMocks());

const json = (body: string, type = 'application/json') =>
  cms.call(CREATE, { body, headers: { 'content-type': type } });

const expectFail = ({ status, headers, body }: Reply, expected: number, message?: string) => {
  expect({ status, ...body }).toEqual({
    status: expected,
    ok: false,
    message: message ?? expect.stringMatching(/^[A-Z].+/),
    ...(body.errors && { errors: expect.any(Object) }),
  });
  expect(headers.get('content-type')).toContain('application/json');
};

describe('every failure under /api', () => {
  it.each([
    '/api/v1',
    '/api/v1/',
    '/api/v1/nothing',
    '/api/v1/contacts/get',
    '/api/v1/contacts/get/a/b',
    '/api/v2/contacts',
    '/API/V1/nothing',
    '/api',
  ])('is in the contract’s shape at the unknown address %s', async (address) => {
    expectFail(await cms.call(address), 404, 'Nothing is here.');
    expectFail(await cms.call(address, { json: {} }), 404, 'Nothing is here.');
  });

  it.each(Object.values(endpoints).map(({ method, path: where }) => [method, where] as const))(
    'is a 405 for any method but %s at %s',
    async (method, where) => {
      const address = `/api/v1${where.replace(':id', 'some-id')}`;
      const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((name) => name !== method);
      for (const other of others) {
        const reply = await cms.call(address, { method: other });
        expectFail(reply, 405, 'This address does not take that method.');
        expect(reply.headers.get('allow')).toBe(method === 'GET' ? 'GET, HEAD' : 'POST');
      }
    },
  );

  it('lets HEAD ask what GET would answer', async () => {
    expect(await cms.call('/api/v1/blog', { method: 'HEAD' })).toMatchObject({ status: 200 });
    expect(await cms.call('/api/v1/contacts', { method: 'HEAD' })).toMatchObject({ status: 401 });
    expect(await cms.call(CREATE, { method: 'HEAD' })).toMatchObject({ status: 405 });
  });

  it.each(['{', '{"your_details":', "{'a':1}", 'not json', '{"a":NaN}'])(
    'says that %j is not valid JSON',
    async (body) => {
      expectFail(await json(body), 400, 'That is not valid JSON.');
    },
  );

  it('never repeats or logs a piece of the body it could not read', async () => {
    const log = vi.spyOn(cms.strapi.log, 'error');
    const reply = await json('Maeve Secret, maeve@example.ie');
    expect(JSON.stringify(reply.body)).not.toContain('Maeve');
    expect(JSON.stringify(log.mock.calls)).not.toContain('Maeve');
  });

  it('is a 413 for a body that is too large', async () => {
    const body = JSON.stringify({ your_details: { ...your_details, message: 'x'.repeat(2e6) } });
    expectFail(await json(body), 413, 'That is too large.');
  });

  it.each(['text/plain', 'application/xml', 'nonsense'])('is a 415 for %s', async (type) => {
    expectFail(await json(JSON.stringify({ your_details }), type), 415, 'Send this as JSON.');
  });

  it('is a 415 for a form where no file is taken', async () => {
    const form = new FormData();
    form.set('your_details', JSON.stringify(your_details));
    expectFail(await cms.call(CREATE, { body: form }), 415);
  });

  it.each(['%E0%A4%A', '%', '%00', '..%2f..%2fsecrets.json'])(
    'is a 4xx for the malformed address %s',
    async (id) => {
      const reply = await cms.call(`/api/v1/blog/get/${id}`);
      expectFail(reply, reply.status);
      expect([400, 404]).toContain(reply.status);
    },
  );

  it('tells nothing of a fault of ours', async () => {
    vi.spyOn(cms.strapi.db, 'query').mockImplementation(() => {
      throw new Error('select password from admin_users /srv/app.js:10');
    });
    vi.spyOn(cms.strapi.log, 'error').mockImplementation(() => cms.strapi.log);
    expectFail(
      await cms.call('/api/v1/contacts', { as: 'producer' }),
      500,
      'Something went wrong on our side. Please try again.',
    );
  });

  it('is a 503 while another process has locked the database', async () => {
    const require = createRequire(import.meta.url);
    const Database = require('better-sqlite3') as new (file: string) => {
      exec(sql: string): void;
      close(): void;
    };
    const other = new Database(path.join(cms.dataDir, 'reelists.db'));
    await cms.strapi.db.connection.raw('pragma busy_timeout = 200');
    vi.spyOn(cms.strapi.log, 'error').mockImplementation(() => cms.strapi.log);
    other.exec('begin immediate');
    const reply = await cms.call(CREATE, { json: { your_details } });
    other.exec('rollback');
    other.close();
    expectFail(reply, 503, 'We cannot do that just now. Please try again in a minute.');
    expect(reply.headers.get('retry-after')).toBe('5');
    expect(await cms.call(CREATE, { json: { your_details } })).toMatchObject({ status: 201 });
  });

  it('names the field of a query that is not right', async () => {
    const reply = await cms.call('/api/v1/videos?page=x');
    expectFail(reply, 400);
    expect(reply.body.errors).toEqual({ page: 'Must be a whole number' });
  });

  it('survives a client that hangs up in the middle of its body', async () => {
    await new Promise<void>((resolve) => {
      const request = http.request(`${cms.url}${CREATE}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': 1000 },
      });
      request.on('error', () => resolve());
      request.write('{"your_', () => request.destroy(new Error('gone')));
    });
    expect(await cms.call(CREATE, { json: { your_details } })).toMatchObject({ status: 201 });
  });
});

describe('every success', () => {
  it('says ok', async () => {
    expect((await cms.call('/api/v1/team')).body.ok).toBe(true);
  });
});

describe('Strapi’s own doors', () => {
  it.each([
    '/api/contacts',
    '/api/bookings',
    '/api/posts',
    '/api/users',
    '/api/users/me',
    '/api/upload/files',
    '/api/users-permissions/roles',
  ])('show a visitor nothing at %s', async (address) => {
    expectFail(await cms.call(address), 404, 'Nothing is here.');
  });

  it.each(['/api/auth/local/register', '/api/auth/local', '/api/upload', '/api/contacts'])(
    'take nothing from a visitor at %s',
    async (address) => {
      const json = {
        username: 'mallory',
        email: 'mallory@example.ie',
        identifier: staffEmail('administrator'),
        password: STAFF_PASSWORD,
        data: your_details,
      };
      expectFail(await cms.call(address, { json }), 404, 'Nothing is here.');
      expect(await cms.strapi.db.query('plugin::users-permissions.user').count()).toBe(0);
    },
  );

  it.each([
    '/content-manager/collection-types/api::contact.contact',
    '/upload/files',
    '/admin/users',
    '/content-type-builder/content-types',
  ])('ask for the panel’s login at %s', async (address) => {
    const reply = await cms.call(address, {
      headers: { authorization: `Bearer ${cms.tokens.administrator}` },
    });
    expect([401, 404]).toContain(reply.status);
    expect(JSON.stringify(reply.body)).not.toContain('@');
  });
});

describe('another origin', () => {
  // `fetch` would not send these headers.
  const ask = (method: string) =>
    new Promise<http.IncomingMessage>((resolve, reject) => {
      const headers = {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'access_token',
      };
      http
        .request(`${cms.url}/api/v1/contacts`, { method, headers }, resolve)
        .on('error', reject)
        .end();
    });

  it.each(['GET', 'OPTIONS'])('may not read the answer to %s', async (method) => {
    const { headers } = await ask(method);
    expect(headers['access-control-allow-origin'] ?? '').toBe('');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });
});
