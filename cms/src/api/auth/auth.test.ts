import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCms, staffEmail, STAFF_PASSWORD, type Cms } from '../../../test/start-cms.js';

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

describe('POST /auth/login', () => {
  it('gives a token that opens /auth/me', async () => {
    const login = await cms.call('/api/v1/auth/login', {
      json: { email: staffEmail('editor'), password: STAFF_PASSWORD },
    });
    expect(login).toMatchObject({ status: 200, body: { ok: true } });
    const me = await cms.call('/api/v1/auth/me', {
      headers: { access_token: login.body.access_token },
    });
    expect(me.body.user).toMatchObject({ email: staffEmail('editor'), role: 'editor' });
  });
});
