import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCms, type Cms } from './start-cms.js';

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const SIGN_UP = { username: 'mallory', email: 'mallory@example.ie', password: 'Password-1' };

it('lets nobody sign up through Strapi’s own users', async () => {
  const reply = await cms.call('/api/auth/local/register', { json: SIGN_UP });
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(JSON.stringify(reply.body)).not.toContain('jwt');
  expect(await cms.strapi.db.query('plugin::users-permissions.user').count()).toBe(0);
});

it('closes sign-up and Strapi’s user roles again at the next start', async () => {
  const store = cms.strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  await store.set({ value: { ...((await store.get({})) as object), allow_register: true } });
  const roles = cms.strapi.db.query('plugin::users-permissions.role');
  const { id } = await roles.findOne({ where: { type: 'public' } });
  await cms.strapi.db
    .query('plugin::users-permissions.permission')
    .create({ data: { action: 'plugin::users-permissions.auth.register', role: id } });
  await cms.restart();
  const reply = await cms.call('/api/auth/local/register', { json: SIGN_UP });
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(await cms.strapi.db.query('plugin::users-permissions.user').count()).toBe(0);
});

it.each([
  'posts',
  'contacts',
  'bookings',
  'video-slots',
  'page-texts',
  'work-items',
  'placements',
  'testimonials',
  'team-members',
  'gallery-images',
  'users',
  'upload/files',
  'users-permissions/roles',
])('gives nothing at Strapi’s stock address /api/%s', async (path) => {
  for (const as of [undefined, 'administrator'] as const) {
    const { status, body } = await cms.call(`/api/${path}`, { as });
    expect([401, 403, 404]).toContain(status);
    expect(body.data ?? null).toBeNull();
  }
});

it('hangs up on a caller whose headers never end, but not on one whose film is long', () => {
  const { headersTimeout, requestTimeout } = cms.strapi.server.httpServer;
  expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 60_000, requestTimeout: 0 });
});

it('takes no file at Strapi’s stock upload', async () => {
  const form = new FormData();
  form.append('files', new Blob(['hello'], { type: 'image/png' }), 'a.png');
  const { status } = await cms.call('/api/upload', { body: form });
  expect([401, 403, 404]).toContain(status);
});
