import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCms, type Cms } from '../../../test/start-cms.js';

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const get = async (key: string) => (await cms.call(`/api/v1/cms/get/${key}`)).body.block;
const update = (id: string, json: unknown, as: 'editor' | 'producer' | undefined = 'editor') =>
  cms.call(`/api/v1/cms/update/${id}`, { json, as });

describe('GET /cms', () => {
  it('lists the blocks in the order of the site', async () => {
    const { status, body } = await cms.call('/api/v1/cms/');
    expect(status).toBe(200);
    expect(body.ok).toBe(true);
    expect(body.blocks.slice(0, 3).map(({ key }: { key: string }) => key)).toEqual([
      'home.header',
      'home.showreel',
      'home.testimonials',
    ]);
    expect(body.blocks[0]).toEqual({
      _id: expect.any(String),
      key: 'home.header',
      page: 'Home',
      label: 'Header',
      fields: expect.any(Array),
    });
  });

  it('gives only the blocks asked for by key, unknown ones left out', async () => {
    const { body } = await cms.call('/api/v1/cms?keys=footer, home.who,nowhere');
    expect(body.blocks.map(({ key }: { key: string }) => key)).toEqual(['home.who', 'footer']);
  });
});

describe('GET /cms/get/:id', () => {
  it('finds a block by its id and by its key', async () => {
    const block = await get('home.who');
    expect(block.key).toBe('home.who');
    expect(await get(block._id)).toEqual(block);
  });

  it('is a 404 for a block that is not there', async () => {
    expect(await cms.call('/api/v1/cms/get/nowhere')).toMatchObject({
      status: 404,
      body: { ok: false, message: 'That text is not here.' },
    });
  });
});

describe('POST /cms/update/:id', () => {
  it('changes the texts it is sent and nothing else of the block', async () => {
    const before = await get('home.showreel');
    const { status, body } = await update(before._id, {
      key: 'stolen',
      fields: [{ name: 'heading', text: '  “Half” <b>an</b> idea  ', label: 'X', kind: 'text' }],
    });
    expect(status).toBe(200);
    const expected = {
      ...before,
      fields: before.fields.map((field: { name: string }) =>
        field.name === 'heading' ? { ...field, text: '“Half” <b>an</b> idea' } : field,
      ),
    };
    expect(body.block).toEqual({ ...expected, changed: expect.any(Object) });
    expect(await get('home.showreel')).toEqual(expected);
  });

  it('tells staff who changed it and when, and visitors nothing of it', async () => {
    const before = await get('home.who');
    const asStaff = async () =>
      (await cms.call('/api/v1/cms/get/home.who', { as: 'editor' })).body.block.changed;
    expect((await asStaff()).by).toBe('');
    await update(before._id, { fields: [{ name: before.fields[0].name, text: 'Us' }] });
    const changed = { at: expect.stringMatching(/Z$/), by: 'editor' };
    expect(await asStaff()).toEqual(changed);
    expect(Date.parse((await asStaff()).at)).toBeGreaterThan(Date.now() - 60_000);
    const list = await cms.call('/api/v1/cms/?keys=home.who', { as: 'editor' });
    expect(list.body.blocks[0].changed).toEqual(changed);
    expect(await get('home.who')).not.toHaveProperty('changed');
    expect(JSON.stringify((await cms.call('/api/v1/cms/')).body)).not.toMatch(/changed|editor/);
  });

  it('takes an empty text', async () => {
    const { body } = await update('footer', { fields: [{ name: 'line', text: '' }] });
    expect(body.block.fields[0].text).toBe('');
  });

  it.each([
    [{}, 'fields'],
    [{ fields: [] }, 'fields'],
    [{ fields: 'text' }, 'fields'],
    [{ fields: [{ name: 'heading' }] }, 'fields[0].text'],
    [{ fields: [{ name: 'heading', text: 5 }] }, 'fields[0].text'],
    [{ fields: [{ name: 'heading', text: 'x'.repeat(5001) }] }, 'fields[0].text'],
    [{ fields: [{ name: 'heading', text: 'a\u0000b' }] }, 'fields[0].text'],
    [{ fields: [{ text: 'a' }] }, 'fields[0].name'],
    [
      {
        fields: [
          { name: 'heading', text: 'a' },
          { name: 'colour', text: 'red' },
        ],
      },
      'fields[1].name',
    ],
  ])('refuses %j and names %s', async (json, path) => {
    const before = await get('home.who');
    const { status, body } = await update('home.who', json);
    expect(status).toBe(400);
    expect(body.ok).toBe(false);
    expect(Object.keys(body.errors)).toContain(path);
    expect(await get('home.who')).toEqual(before);
  });

  it('is a 404 for a block that is not there', async () => {
    const { status } = await update('nowhere', { fields: [{ name: 'heading', text: 'a' }] });
    expect(status).toBe(404);
  });

  it('is not for visitors, nor for producers', async () => {
    const json = { fields: [{ name: 'heading', text: 'a' }] };
    expect((await cms.call('/api/v1/cms/update/home.who', { json })).status).toBe(401);
    expect((await update('home.who', json, 'producer')).status).toBe(403);
  });
});
