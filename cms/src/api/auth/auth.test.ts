import { createRequire } from 'node:module';
import type { Role } from '@reelists/contract';
import type jsonwebtoken from 'jsonwebtoken';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startCms, staffEmail, STAFF_PASSWORD, type Cms } from '../../../test/start-cms.js';

const require = createRequire(import.meta.url);
const jwt = require('jsonwebtoken') as typeof jsonwebtoken;

let cms: Cms;
let secret: string;
beforeAll(async () => {
  cms = await startCms();
  const { env } = require('../../../dist/src/env.js') as {
    env: { secrets: { staffJwt: string } };
  };
  secret = env.secrets.staffJwt;
});
afterAll(() => cms.stop());

const users = () => cms.strapi.db.query('admin::user');
const editor = () => users().findOne({ where: { email: staffEmail('editor') } });
const login = (email: unknown, password: unknown = STAFF_PASSWORD) =>
  cms.call('/api/v1/auth/login', { json: { email, password } });
const me = (token: string, header = 'access_token') =>
  cms.call('/api/v1/auth/me', { headers: { [header]: token } });

describe('POST /auth/login', () => {
  it('gives a token that opens /auth/me', async () => {
    const { status, body } = await login(staffEmail('editor'));
    expect(status).toBe(200);
    expect(body).toMatchObject({ ok: true, message: 'Hello, editor Test.' });
    const payload = jwt.verify(body.access_token, secret) as jsonwebtoken.JwtPayload;
    expect(payload).toEqual({
      id: (await editor()).documentId,
      isActive: true,
      iat: expect.any(Number),
      exp: Number(payload.iat) + 12 * 3600,
    });
    expect((await me(body.access_token)).body.user).toEqual({
      _id: payload.id,
      email: staffEmail('editor'),
      name: 'editor Test',
      role: 'editor',
      isActive: true,
    });
  });

  it('knows an email in whatever capitals and spaces', async () => {
    expect(await login(` ${staffEmail('editor').toUpperCase()} `)).toMatchObject({ status: 200 });
  });

  it('answers an unknown email and a wrong password with the same words', async () => {
    const unknown = await login('nobody@thereelists.example');
    const wrong = await login(staffEmail('editor'), 'not the password');
    expect(unknown).toMatchObject({ status: 401, body: { ok: false } });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('takes as long over an unknown email as over a wrong password', async () => {
    const time = async (email: string) => {
      const start = performance.now();
      await login(email, 'not the password');
      return performance.now() - start;
    };
    // The least of several: noise only ever adds.
    const least = async (email: string) => {
      const times = [];
      for (let round = 0; round < 8; round += 1) times.push(await time(email));
      return Math.min(...times);
    };
    const unknown = await least('nobody@thereelists.example');
    const wrong = await least(staffEmail('editor'));
    expect(unknown / wrong).toBeGreaterThan(0.6);
    expect(unknown / wrong).toBeLessThan(1.6);
  });

  it('names what is missing', async () => {
    expect((await login('', '')).body).toMatchObject({
      ok: false,
      errors: { email: 'Required', password: 'Required' },
    });
    for (const value of [null, 5, {}, ['a'], { $ne: '' }])
      expect(await login(value, value)).toMatchObject({ status: 400, body: { ok: false } });
  });
});

describe('a token', () => {
  const expectRefused = async (token: string) =>
    expect(await me(token)).toMatchObject({ status: 401, body: { ok: false } });
  const sign = async (
    payload: object = {},
    key: string = secret,
    options: jsonwebtoken.SignOptions = {},
  ) => {
    const { documentId: id } = await editor();
    return jwt.sign({ id, isActive: true, ...payload }, key, { expiresIn: 60, ...options });
  };

  it('is taken from Authorization too, where a proxy drops the other header', async () => {
    expect(await me(`Bearer ${cms.tokens.editor}`, 'authorization')).toMatchObject({ status: 200 });
  });

  it('is refused when nobody signed it', async () => {
    await expectRefused(await sign({}, '', { algorithm: 'none' }));
    const [, payload] = cms.tokens.editor.split('.');
    for (const alg of ['none', 'None', 'NONE']) {
      const header = Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url');
      await expectRefused(`${header}.${payload}.`);
    }
  });

  it('is refused when its payload was changed', async () => {
    const [header, , signature] = cms.tokens.editor.split('.');
    const { documentId: id } = await users().findOne({
      where: { email: staffEmail('administrator') },
    });
    const payload = Buffer.from(JSON.stringify({ id, isActive: true, exp: 9e9 }));
    await expectRefused(`${header}.${payload.toString('base64url')}.${signature}`);
  });

  it('is refused when another secret or algorithm signed it', async () => {
    await expectRefused(await sign({}, 'another secret'));
    await expectRefused(await sign({}, secret, { algorithm: 'HS512' }));
  });

  it('is refused once it has expired', async () => {
    await expectRefused(await sign({}, secret, { expiresIn: -1 }));
  });

  it.each(['', 'null', 'a.b.c', '{}', 'x'.repeat(5000)])('is refused as %j', async (token) => {
    await expectRefused(token);
  });

  it.each([1, null, { $ne: '' }, ['a']])('is refused when the id in it is %j', async (id) => {
    await expectRefused(await sign({ id }));
  });

  it('is refused with a 403 when it says of itself that it is not active', async () => {
    expect(await me(await sign({ isActive: false }))).toMatchObject({
      status: 403,
      body: { ok: false, message: 'This account is no longer active.' },
    });
  });

  it('of the panel is not a token of the API', async () => {
    const { body } = await cms.call('/admin/login', {
      json: { email: staffEmail('administrator'), password: STAFF_PASSWORD },
    });
    expect(body.data.token).toEqual(expect.any(String));
    await expectRefused(body.data.token);
  });
});

describe('a member of staff', () => {
  const setRole = async (code: string) => {
    const { id } = await cms.strapi.db.query('admin::role').findOne({ where: { code } });
    const { id: user } = await editor();
    await users().update({ where: { id: user }, data: { roles: [id] } });
  };
  afterEach(async () => {
    await setRole('strapi-editor');
    await users().update({
      where: { email: staffEmail('editor') },
      data: { isActive: true, blocked: false },
    });
  });

  it.each([{ isActive: false }, { blocked: true }])(
    'is out at the next call with %j',
    async (data) => {
      expect(await me(cms.tokens.editor)).toMatchObject({ status: 200 });
      await users().update({ where: { email: staffEmail('editor') }, data });
      expect(await me(cms.tokens.editor)).toMatchObject({ status: 403, body: { ok: false } });
      expect(await login(staffEmail('editor'))).toMatchObject({ status: 403 });
    },
  );

  it('may do what the role of this moment may, not the one at login', async () => {
    const contacts = () => cms.call('/api/v1/contacts', { as: 'editor' });
    expect(await contacts()).toMatchObject({
      status: 403,
      body: { message: 'Your role, editor, may not do this.' },
    });
    await setRole('reelists-producer');
    expect(await contacts()).toMatchObject({ status: 200 });
  });

  it('is nobody without one of our roles', async () => {
    const { id } = await editor();
    await users().update({ where: { id }, data: { roles: [] } });
    expect(await me(cms.tokens.editor)).toMatchObject({ status: 401 });
    expect(await login(staffEmail('editor'))).toMatchObject({ status: 401 });
  });

  it('is out once deleted', async () => {
    const { id } = await users().findOne({ where: { email: staffEmail('producer') } });
    await cms.strapi.service('admin::user').deleteById(id);
    expect(await cms.call('/api/v1/contacts', { as: 'producer' })).toMatchObject({ status: 401 });
  });

  it.each<[Role, number]>([
    ['administrator', 200],
    ['editor', 403],
  ])('who is %s gets %i from the enquiries', async (role, status) => {
    expect(await cms.call('/api/v1/contacts', { as: role })).toMatchObject({ status });
  });
});
