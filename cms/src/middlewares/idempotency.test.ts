import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCms, type Cms } from '../../test/start-cms.js';

const enquiry = {
  name: 'Maeve',
  email: 'maeve@example.ie',
  subject: 'A film',
  message: 'By Friday.',
};

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await cms.strapi.db.query('api::contact.contact').deleteMany({ where: {} });
});

const create = (key: string, details: object = enquiry, as?: 'editor') =>
  cms.call('/api/v1/contacts/create', {
    json: { your_details: details },
    headers: { 'Idempotency-Key': key },
    ...(as && { as }),
  });
const stored = () => cms.strapi.db.query('api::contact.contact').count();

describe('a create call with an Idempotency-Key', () => {
  it('is answered as the first was, and creates nothing twice', async () => {
    const first = await create('one');
    const second = await create('one');
    expect(first.status).toBe(201);
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(await stored()).toBe(1);
  });

  it('creates one thing when many arrive at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create('at once')));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map(({ body }) => body.contact._id)).size).toBe(1);
    expect(await stored()).toBe(1);
  });

  it('is remembered after a restart', async () => {
    const first = await create('restart');
    await cms.restart();
    expect(await create('restart')).toMatchObject({ status: 201, body: first.body });
    expect(await stored()).toBe(1);
  });

  it('is refused when the request is a different one', async () => {
    await create('reused');
    const { status, body } = await create('reused', { ...enquiry, message: 'By Monday.' });
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty('Idempotency-Key');
    expect(await stored()).toBe(1);
  });

  it('is another call when somebody else makes it', async () => {
    const visitor = await create('shared');
    const staff = await create('shared', enquiry, 'editor');
    expect(staff.body.contact._id).not.toBe(visitor.body.contact._id);
    expect(await stored()).toBe(2);
  });

  it('may be mended and sent again after it failed', async () => {
    expect(await create('mended', { ...enquiry, email: 'maeve' })).toMatchObject({ status: 400 });
    expect(await create('mended')).toMatchObject({ status: 201 });
    expect(await stored()).toBe(1);
  });

  it('forgets its key after a day', async () => {
    await create('yesterday');
    await cms.strapi.db.query('api::idempotency-key.idempotency-key').updateMany({
      where: {},
      data: { expires_at: new Date(Date.now() - 1000) },
    });
    await create('yesterday', { ...enquiry, message: 'A new day.' });
    expect(await stored()).toBe(2);
    expect(await cms.strapi.db.query('api::idempotency-key.idempotency-key').count()).toBe(1);
  });

  it('refuses a key of more than 255 characters', async () => {
    expect(await create('k'.repeat(256))).toMatchObject({ status: 400 });
  });

  it('keeps neither address nor message beside its key', async () => {
    await create('private');
    const rows = await cms.strapi.db.connection('idempotency_keys').select();
    expect(JSON.stringify(rows)).not.toMatch(/maeve@|By Friday/);
  });
});
