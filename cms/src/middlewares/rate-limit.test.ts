import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCms, staffEmail, STAFF_PASSWORD, type Cms } from '../../test/start-cms.js';

const your_details = { name: 'Maeve', email: 'maeve@example.ie', subject: 'S', message: 'M' };

let cms: Cms;
let visitors = 0;
beforeAll(async () => {
  cms = await startCms({ RATE_LIMIT_FORMS: '3', RATE_LIMIT_LOGIN: '4', TRUST_PROXY: 'true' });
});
afterAll(() => cms.stop());

/** An address nobody came from before. */
const newAddress = () => `203.0.113.${(visitors += 1)}`;
const from = (address: string) => ({ 'x-forwarded-for': address });
const enquire = (address: string) =>
  cms.call('/api/v1/contacts/create', { json: { your_details }, headers: from(address) });
const login = (address: string, email: string, password = 'wrong') =>
  cms.call('/api/v1/auth/login', { json: { email, password }, headers: from(address) });
const panelLogin = (address: string, email: string, password = 'wrong') =>
  cms.call('/admin/login', { json: { email, password }, headers: from(address) });

describe('the forms', () => {
  it('say what is left and end in a 429 that says how long to wait', async () => {
    const address = newAddress();
    const left = [];
    for (let round = 0; round < 3; round += 1) {
      const { status, headers } = await enquire(address);
      expect(status).toBe(201);
      expect(headers.get('ratelimit-limit')).toBe('3');
      left.push(headers.get('ratelimit-remaining'));
    }
    expect(left).toEqual(['2', '1', '0']);
    const { status, headers, body } = await enquire(address);
    expect(status).toBe(429);
    expect(body).toEqual({
      ok: false,
      message: 'Too many tries from here. Please wait 10 minutes.',
    });
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(590);
    expect(wait).toBeLessThanOrEqual(600);
  });

  it('count each address by itself', async () => {
    const address = newAddress();
    for (let round = 0; round < 4; round += 1) await enquire(address);
    expect(await enquire(newAddress())).toMatchObject({ status: 201 });
  });

  it('believe only the address the proxy wrote, not what a visitor wrote before it', async () => {
    const address = newAddress();
    for (let round = 0; round < 3; round += 1) await enquire(`198.51.100.${round}, ${address}`);
    expect(await enquire(`198.51.100.99, ${address}`)).toMatchObject({ status: 429 });
  });

  it('count an IPv6 network as one', async () => {
    for (let host = 1; host <= 3; host += 1) await enquire(`2001:db8:7:7::${host}`);
    expect(await enquire('2001:db8:7:7:1:2:3:4')).toMatchObject({ status: 429 });
    expect(await enquire('2001:db8:7:8::1')).toMatchObject({ status: 201 });
  });
});

describe('the login', () => {
  it('ends for an address, whichever accounts it tries', async () => {
    const address = newAddress();
    for (let round = 0; round < 4; round += 1)
      expect(await login(address, `${round}@example.ie`)).toMatchObject({ status: 401 });
    expect(await login(address, 'other@example.ie')).toMatchObject({ status: 429 });
    expect(await panelLogin(address, 'other@example.ie')).toMatchObject({ status: 429 });
  });

  it.each([
    ['an account', staffEmail('editor')],
    ['an account nobody has', 'nobody@example.ie'],
  ])('ends for %s, whichever addresses try it', async (_what, email) => {
    for (let round = 0; round < 4; round += 1)
      expect(await login(newAddress(), email)).toMatchObject({ status: 401 });
    const refused = await login(newAddress(), email, STAFF_PASSWORD);
    expect(refused).toMatchObject({ status: 429, body: { ok: false } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await panelLogin(newAddress(), email)).toMatchObject({ status: 429 });
  });

  it('stays open to the owner where the account was opened before', async () => {
    const email = staffEmail('producer');
    const home = newAddress();
    expect(await login(home, email, STAFF_PASSWORD)).toMatchObject({ status: 200 });
    for (let round = 0; round < 5; round += 1) await login(newAddress(), email);
    expect(await login(newAddress(), email, STAFF_PASSWORD)).toMatchObject({ status: 429 });
    expect(await login(home, email, STAFF_PASSWORD)).toMatchObject({ status: 200 });
  });

  it('of the panel ends for an address, whichever accounts it tries', async () => {
    const address = newAddress();
    for (let round = 0; round < 4; round += 1)
      expect(await panelLogin(address, `panel${round}@example.ie`)).toMatchObject({ status: 400 });
    const refused = await panelLogin(address, staffEmail('administrator'), STAFF_PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.body.error.message).toMatch(/^Too many tries/);
  });

  it('of the panel opens to the right password', async () => {
    const reply = await panelLogin(newAddress(), staffEmail('administrator'), STAFF_PASSWORD);
    expect(reply.status).toBe(200);
  });
});

describe('the rest', () => {
  it('is not limited', async () => {
    const address = newAddress();
    for (let round = 0; round < 10; round += 1)
      expect(await cms.call('/api/v1/blog', { headers: from(address) })).toMatchObject({
        status: 200,
      });
  });
});
