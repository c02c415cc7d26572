import { DateTime } from 'luxon';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isOnPostgres, startCms, type Cms } from '../../../test/start-cms.js';

const require = createRequire(import.meta.url);
const { deleteDue, keptUntil } = require('../../../dist/src/api/retention/retention.js') as {
  deleteDue(strapi: Cms['strapi'], now: Date): Promise<object>;
  keptUntil(since: string, months: number): string;
};

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const enquire = (email: string, message: string) =>
  cms.call('/api/v1/contacts/create', {
    json: {
      your_details: { name: 'Zebedee', email, subject: 'Subject', message },
      consent_version: '2026-11',
    },
    headers: { 'Idempotency-Key': message },
  });
const find = (email: string) =>
  cms.call('/api/v1/personal-data/find', { json: { email }, as: 'producer' });
const erase = (email: string) =>
  cms.call('/api/v1/personal-data/erase', { json: { email }, as: 'administrator' });
const count = (uid: string) => cms.strapi.db.query(uid).count();

describe('what is held on an email address', () => {
  it('is found whatever its capitals, with its mails and the text agreed to', async () => {
    await enquire('Maeve@Example.ie', 'First');
    await enquire('maeve@example.ie', 'Second');
    await enquire('other@example.ie', 'Third');
    const { status, body } = await find('MAEVE@example.IE');
    expect(status).toBe(200);
    expect(body.held.contacts).toMatchObject([
      {
        your_details: { message: 'Second' },
        consent_version: '2026-11',
        kept_until: DateTime.now().setZone('Europe/Dublin').plus({ months: 24 }).toISODate(),
      },
      { your_details: { message: 'First' } },
    ]);
    expect(body.held.bookings).toEqual([]);
    expect(body.held.mails).toHaveLength(4);
    expect(JSON.stringify(body)).not.toContain('other@');
  });

  it('is no mail that only went there about somebody else', async () => {
    await enquire('visitor@example.ie', 'For the office');
    await cms.strapi.db.query('api::mail.mail').updateMany({
      where: { about_email: 'visitor@example.ie', recipient: { $ne: 'visitor@example.ie' } },
      data: { recipient: 'office@example.ie' },
    });
    expect((await find('office@example.ie')).body.held.mails).toEqual([]);
    expect((await erase('office@example.ie')).body.erased.mails).toBe(0);
    expect((await erase('visitor@example.ie')).body.erased.mails).toBe(2);
  });

  it('is erased, with a record of it that holds nothing of it', async () => {
    const { status, body } = await erase('maeve@example.ie');
    expect(status).toBe(200);
    expect(body.erased).toEqual({ contacts: 2, bookings: 0, mails: 4 });
    expect((await find('maeve@example.ie')).body.held).toMatchObject({ contacts: [], mails: [] });
    expect((await find('other@example.ie')).body.held.contacts).toHaveLength(1);
    const record = await cms.call('/api/v1/personal-data/erasures', { as: 'producer' });
    expect(record.body.items[0]).toMatchObject({
      reference: expect.stringMatching(/^ER-\d{4,}$/),
      kind: 'Request',
      by: 'administrator Test',
      contacts: 2,
      mails: 4,
    });
    expect(JSON.stringify(record.body)).not.toMatch(/maeve/i);
  });

  it.skipIf(isOnPostgres)('is not in the database’s file any more either', async () => {
    await enquire('gone@example.ie', 'Quicksilver');
    await erase('gone@example.ie');
    await cms.strapi.db.connection.raw('pragma wal_checkpoint(truncate)');
    const file = fs.readFileSync(path.join(cms.dataDir, 'reelists.db'));
    expect(file.includes('Quicksilver')).toBe(false);
    expect(file.includes('gone@example.ie')).toBe(false);
  });

  it('is nobody’s business without a login', async () => {
    for (const call of ['find', 'erase'])
      expect(
        await cms.call(`/api/v1/personal-data/${call}`, { json: { email: 'other@example.ie' } }),
      ).toMatchObject({ status: 401 });
    expect(
      await cms.call('/api/v1/personal-data/find', { json: { email: 'a@b.ie' }, as: 'editor' }),
    ).toMatchObject({ status: 403 });
    expect(await find('nonsense')).toMatchObject({ status: 400 });
  });
});

describe('what has been kept long enough', () => {
  it.each([
    ['2026-11-19T17:24:00.000Z', 24, '2028-11-19'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-07-01T23:30:00.000Z', 1, '2026-08-02'],
  ])('from %s for %i months is so until %s, in Dublin', (since, months, until) => {
    expect(keptUntil(since, months)).toBe(until);
  });

  it('is counted first and then deleted, and nothing younger', async () => {
    const made = await enquire('old@example.ie', 'Old');
    const old = DateTime.now().minus({ months: 24, days: 1 }).toISO();
    await cms.strapi.db
      .query('api::contact.contact')
      .update({ where: { documentId: made.body.contact._id }, data: { createdAt: old } });
    const before = await count('api::contact.contact');
    const preview = await cms.call('/api/v1/personal-data/retention', { as: 'producer' });
    expect(preview.body).toMatchObject({
      months: { contacts: 24, bookings: 24, mails: 24 },
      due: { contacts: 1, bookings: 0, mails: 0 },
    });
    expect(await count('api::contact.contact')).toBe(before);
    expect(await deleteDue(cms.strapi, new Date())).toEqual({ contacts: 1, bookings: 0, mails: 0 });
    expect(await count('api::contact.contact')).toBe(before - 1);
    expect((await find('old@example.ie')).body.held.contacts).toEqual([]);
  });

  it('counts what comes due before the next night, and leaves it until then', async () => {
    const made = await enquire('nearly@example.ie', 'Nearly');
    const nearly = DateTime.now().minus({ months: 24 }).plus({ seconds: 5 }).toISO();
    await cms.strapi.db
      .query('api::contact.contact')
      .update({ where: { documentId: made.body.contact._id }, data: { createdAt: nearly } });
    const preview = await cms.call('/api/v1/personal-data/retention', { as: 'producer' });
    expect(preview.body.due.contacts).toBe(1);
    await erase('nearly@example.ie');
  });

  it('follows the months set in the panel', async () => {
    const settings = cms.strapi.documents('api::retention.retention');
    const documentId = (await settings.findFirst({}))?.documentId ?? '';
    await settings.update({ documentId, data: { contacts: 1 } });
    const inFiveWeeks = DateTime.now().plus({ weeks: 5 }).toJSDate();
    expect(await deleteDue(cms.strapi, inFiveWeeks)).toMatchObject({ bookings: 0, mails: 0 });
    expect(await count('api::contact.contact')).toBe(0);
  });
});

describe('the log', () => {
  it('holds no name, address or message of anybody', async () => {
    const lines: string[] = [];
    const level = cms.strapi.log.level;
    cms.strapi.log.level = 'silly';
    for (const name of ['http', 'info', 'warn', 'error', 'debug'] as const)
      vi.spyOn(cms.strapi.log, name).mockImplementation((line: unknown) => {
        lines.push(String(line));
        return cms.strapi.log;
      });
    await enquire('logged@example.ie', 'Logged words');
    await cms.call('/api/v1/contacts?search=logged@example.ie', { as: 'producer' });
    await find('logged@example.ie');
    await erase('logged@example.ie');
    vi.restoreAllMocks();
    cms.strapi.log.level = level;
    expect(lines.join('\n')).toMatch(/mail was put in the outbox/);
    expect(lines.join('\n')).not.toMatch(/logged|zebedee/i);
  });
});
