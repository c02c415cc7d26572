import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCms, type Cms } from './start-cms.js';

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const pragma = async (name: string) => {
  const [row] = (await cms.strapi.db.connection.raw(`pragma ${name}`)) as Record<string, unknown>[];
  return Object.values(row ?? {})[0];
};
const indexNames = async () => {
  const rows: { name: string }[] = await cms.strapi.db
    .connection('sqlite_master')
    .where({ type: 'index' })
    .select('name');
  return rows.map(({ name }) => name);
};
const plan = async (sql: string) =>
  JSON.stringify(await cms.strapi.db.connection.raw(`explain query plan ${sql}`));

it('writes ahead, to the disk before it answers, and waits for another process', async () => {
  expect(await pragma('journal_mode')).toBe('wal');
  const FULL = 2;
  expect(await pragma('synchronous')).toBe(FULL);
  expect(await pragma('busy_timeout')).toBe(5000);
  expect(await pragma('foreign_keys')).toBe(1);
});

it('puts back an index that a rebuilt table lost', async () => {
  const name = 'bookings_one_per_slot';
  expect(await indexNames()).toContain(name);
  await cms.strapi.db.connection.raw(`drop index ${name}`);
  await cms.restart();
  expect(await indexNames()).toContain(name);
});

it('reads a page of an inbox from an index, whatever it is sorted by', async () => {
  for (const column of ['created_at', 'lower(name)', 'lower(email)', 'lower(subject)']) {
    const steps = await plan(
      `select id from contacts where is_spam = 0 order by ${column} desc, id desc limit 50`,
    );
    expect(steps).toContain('USING COVERING INDEX');
    expect(steps).not.toContain('TEMP B-TREE');
  }
});
