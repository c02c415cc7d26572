import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { STAFF, startProduct } from '../scripts/start-product.mjs';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'reelists-process-'));
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

const login = async (origin: string, email: string, password: string) => {
  const response = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return (await response.json()) as { ok: boolean; access_token?: string };
};

const isListening = (origin: string) =>
  fetch(origin).then(
    () => true,
    () => false,
  );

describe('The process', () => {
  let password = '';
  let token = '';

  it(
    'prints its addresses and, without STAFF_*, a password that works',
    { timeout: 200_000 },
    async () => {
      const product = await startProduct({ dataDir, env: { STAFF_EMAIL: '', STAFF_PASSWORD: '' } });
      try {
        const output = product.output();
        expect(output).toContain(product.origin);
        expect(output).toContain('/admin');
        expect(output).toContain('/strapi');
        const email = /[\w.]+@[\w.]+/.exec(output)?.[0] ?? '';
        password = /password {2,}(\S+)/.exec(output)?.[1] ?? '';
        const reply = await login(product.origin, email, password);
        expect(reply.ok, output).toBe(true);
        token = reply.access_token ?? '';
      } finally {
        expect([0, 130]).toContain((await product.stop('SIGINT')).code);
      }
      expect(await isListening(product.origin)).toBe(false);
    },
  );

  it('starts again on the same data, keeps who was logged in, and prints no password', async () => {
    const product = await startProduct({ dataDir, env: { STAFF_EMAIL: '', STAFF_PASSWORD: '' } });
    try {
      expect(product.output()).not.toContain(password);
      const me = await fetch(`${product.origin}/api/v1/auth/me`, {
        headers: { access_token: token },
      });
      expect(me.status).toBe(200);
    } finally {
      expect([0, 130, 143]).toContain((await product.stop('SIGTERM')).code);
    }
  });

  it('refuses a wrong environment and names it', async () => {
    await expect(startProduct({ dataDir, env: { PUBLIC_URL: 'thereelists.ie' } })).rejects.toThrow(
      /PUBLIC_URL/,
    );
    await expect(
      startProduct({ dataDir, env: { STAFF_EMAIL: STAFF.email, STAFF_PASSWORD: 'short' } }),
    ).rejects.toThrow(/STAFF_PASSWORD/);
  });
});
