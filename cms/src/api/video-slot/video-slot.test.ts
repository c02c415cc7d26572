import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { form, HTML, PDF, picture, stored, SVG, video } from '../../../test/files.js';
import { startCms, type Cms } from '../../../test/start-cms.js';

const SLOT = 'api::video-slot.video-slot';
const place = { page: 'Home', section: 'Weve made some great work' };

let cms: Cms;
let id: string;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await cms.strapi.db.query(SLOT).deleteMany({ where: {} });
  ({ documentId: id } = await cms.strapi.db.query(SLOT).create({ data: { ...place } }));
});

type Parts = Parameters<typeof form>[0];
const title = (changes: object = {}): Parts[number] => [
  'title',
  JSON.stringify({ id, ...place, ...changes }),
];
const mp4 = (mark = 'a') => ({ bytes: video(mark), name: `${mark}.mp4`, type: 'video/mp4' });
const send = (parts: Parts, as: 'editor' | 'producer' | undefined = 'editor') =>
  cms.call('/api/v1/videos/create', { body: form(parts), ...(as && { as }) });
const restore = () => cms.call(`/api/v1/videos/restore/${id}`, { json: {}, as: 'editor' });
const slot = async (as?: 'editor') =>
  (await cms.call(`/api/v1/videos/get/${id}`, as ? { as } : {})).body.video;
/** Which of the test's videos plays in the slot. */
const playing = async () => (await slot()).files.map(({ name }: { name: string }) => name[0]);

describe('uploading a video', () => {
  it('puts it first in its slot, and visitors get it at once', async () => {
    expect(await slot()).toEqual({
      _id: id,
      ...place,
      files: [],
      poster: null,
      createdAt: expect.stringMatching(/Z$/),
    });
    const { status, body } = await send([title(), ['files', mp4()]]);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        ok: true,
        message: 'The new one is live on Home, Weve made some great work.',
        video: { _id: id, ...place, has_previous: false },
      },
    });
    const { files } = await slot();
    expect(files).toEqual([
      {
        url: expect.stringMatching(/^\/uploads\/a_.*\.mp4$/),
        mime: 'video/mp4',
        name: 'a.mp4',
        size: expect.any(Number),
      },
    ]);
    const query = new URLSearchParams({ page_name: place.page, section: place.section });
    const list = await cms.call(`/api/v1/videos/?page=0&page_size=1&${query}`);
    expect(list.body.videos[0].files).toEqual(files);
  });

  it('takes a poster beside it', async () => {
    await send([title(), ['files', mp4()], ['poster', { bytes: await picture(), name: 'p.png' }]]);
    expect((await slot()).poster).toMatchObject({ mime: 'image/jpeg', name: 'p.jpg' });
  });

  it('names a file by its bytes and not by what it was called', async () => {
    const bytes = Buffer.concat([
      Buffer.from('1a45dfa3', 'hex'),
      Buffer.from('9f4286810142f7810142f2810442f381084282847765626d', 'hex'),
      Buffer.alloc(200),
    ]);
    await send([title(), ['files', { bytes, name: '../../evil.html', type: 'text/html' }]]);
    expect((await slot()).files).toEqual([
      expect.objectContaining({
        mime: 'video/webm',
        name: 'evil.webm',
        url: expect.stringMatching(/^\/uploads\/evil_[0-9a-f]+\.webm$/),
      }),
    ]);
  });

  it.each([
    ['HTML', HTML],
    ['SVG', SVG],
    ['a PDF', PDF],
    ['nothing', Buffer.alloc(0)],
    ['plain text', Buffer.from('hello')],
  ])('refuses %s called .mp4, keeps the old video and leaves nothing behind', async (_, bytes) => {
    await send([title(), ['files', mp4()]]);
    const before = await stored(cms);
    const reply = await send([title(), ['files', { bytes, name: 'b.mp4', type: 'video/mp4' }]]);
    expect(reply).toMatchObject({
      status: 415,
      body: { ok: false, message: 'That’s not a video. Any video type will do.' },
    });
    expect(await playing()).toEqual(['a']);
    expect(await stored(cms)).toEqual(before);
  });

  it('refuses a picture, and a poster that is a video', async () => {
    const before = await stored(cms);
    const jpeg = { bytes: await picture(), name: 'a.mp4', type: 'video/mp4' };
    expect(await send([title(), ['files', jpeg]])).toMatchObject({ status: 415 });
    expect(await send([title(), ['files', mp4()], ['poster', mp4()]])).toMatchObject({
      status: 415,
      body: { message: expect.stringMatching(/^That’s not a picture/) },
    });
    expect(await stored(cms)).toEqual(before);
    expect(await playing()).toEqual([]);
  });

  it('refuses none, two, and one under another name, naming the field', async () => {
    const before = await stored(cms);
    for (const [parts, errors] of [
      [[title()], { files: 'Required' }],
      [[title(), ['files', mp4()], ['files', mp4('b')]], { files: 'Send one file' }],
      [[title(), ['video', mp4()]], { video: 'Send the file as files or poster' }],
      [[title(), ['files', mp4()], ['files2', mp4()]], { files2: expect.any(String) }],
      [[title(), ['files', 'a text']], { files: 'Required' }],
    ] as [Parts, object][])
      expect(await send(parts)).toMatchObject({ status: 400, body: { ok: false, errors } });
    expect(await stored(cms)).toEqual(before);
  });

  it('refuses a slot that is not there or not the one that was meant', async () => {
    const before = await stored(cms);
    const file: Parts[number] = ['files', mp4()];
    expect(await send([title({ id: 'x'.repeat(24) }), file])).toMatchObject({ status: 404 });
    expect(await send([title({ page: 'About' }), file])).toMatchObject({
      status: 400,
      body: { errors: { page: expect.any(String) } },
    });
    expect(await send([title({ section: 'Header' }), file])).toMatchObject({
      status: 400,
      body: { errors: { section: expect.any(String) } },
    });
    expect(await send([['title', '{'], file])).toMatchObject({
      status: 400,
      body: { errors: { title: 'Must be JSON' } },
    });
    expect(await send([file])).toMatchObject({
      status: 400,
      body: { errors: { id: 'Required', page: 'Required', section: 'Required' } },
    });
    expect(await stored(cms)).toEqual(before);
    expect(await playing()).toEqual([]);
  });

  it('is for editors alone, and a stranger’s file never reaches the disk', async () => {
    const before = await stored(cms);
    expect(
      await cms.call('/api/v1/videos/create', { body: form([title(), ['files', mp4()]]) }),
    ).toMatchObject({ status: 401, body: { ok: false, message: 'Please log in.' } });
    expect(await send([title(), ['files', mp4()]], 'producer')).toMatchObject({ status: 403 });
    expect(await stored(cms)).toEqual(before);
    expect(await playing()).toEqual([]);
  });

  it('keeps the old video when the slot cannot be written, and throws the new one away', async () => {
    await send([title(), ['files', mp4()]]);
    const before = await stored(cms);
    const update = vi
      .spyOn(cms.strapi.documents(SLOT), 'update')
      .mockRejectedValueOnce(new Error('disk full'));
    cms.strapi.log.level = 'silent';
    const reply = await send([title(), ['files', mp4('b')]]);
    cms.strapi.log.level = 'error';
    update.mockRestore();
    expect(reply).toMatchObject({ status: 500, body: { ok: false } });
    expect(reply.body.message).not.toMatch(/disk/);
    expect(await playing()).toEqual(['a']);
    expect(await stored(cms)).toEqual(before);
  });
});

describe('the video before', () => {
  it('can be put back, and forth again', async () => {
    await send([
      title(),
      ['files', mp4('a')],
      ['poster', { bytes: await picture(), name: 'a.jpg' }],
    ]);
    await send([title(), ['files', mp4('b')]]);
    expect(await slot('editor')).toMatchObject({
      has_previous: true,
      poster: null,
      previous: { files: [{ name: 'a.mp4' }], poster: { name: 'a.jpg' } },
      changed: { at: expect.stringMatching(/Z$/), by: 'editor' },
    });
    for (const name of ['has_previous', 'previous', 'changed'])
      expect(await slot()).not.toHaveProperty(name);
    expect(await restore()).toMatchObject({
      status: 200,
      body: { ok: true, message: 'The one before is back on Home, Weve made some great work.' },
    });
    expect(await playing()).toEqual(['a']);
    expect((await slot()).poster).toMatchObject({ name: 'a.jpg' });
    await restore();
    expect(await playing()).toEqual(['b']);
    expect((await slot()).poster).toBeNull();
  });

  it('is a 400 to put back when there was none', async () => {
    await send([title(), ['files', mp4()]]);
    expect(await restore()).toMatchObject({
      status: 400,
      body: { ok: false, message: 'There is no video before this one to put back.' },
    });
    expect(await playing()).toEqual(['a']);
  });

  it('is the only one kept: older files leave the disk and the library', async () => {
    const before = await stored(cms);
    for (const mark of ['a', 'b', 'c', 'd']) await send([title(), ['files', mp4(mark)]]);
    const after = await stored(cms);
    expect(after.rows - before.rows).toBe(2);
    const fresh = after.uploads.filter((name) => !before.uploads.includes(name));
    expect(fresh.map((name) => name[0])).toEqual(['c', 'd']);
  });

  it('is lost to nobody when two people upload at once', async () => {
    const before = await stored(cms);
    await Promise.all(['a', 'b'].map((mark) => send([title(), ['files', mp4(mark)]])));
    const now = await playing();
    await restore();
    expect([...now, ...(await playing())].sort()).toEqual(['a', 'b']);
    expect((await stored(cms)).rows - before.rows).toBe(2);
  });

  it('is not touched by a form that is sent again', async () => {
    const again = () =>
      cms.call('/api/v1/videos/create', {
        body: form([title(), ['files', mp4('b')]]),
        headers: { 'Idempotency-Key': 'again' },
        as: 'editor',
      });
    for (const mark of ['x', 'a']) await send([title(), ['files', mp4(mark)]]);
    expect(await again()).toMatchObject({ status: 201 });
    const after = await stored(cms);
    expect(await again()).toMatchObject({ status: 201, body: { video: { has_previous: true } } });
    expect(await stored(cms)).toEqual(after);
    await restore();
    expect(await playing()).toEqual(['a']);
  });

  it('stays on the disk while another slot shows it', async () => {
    await send([title(), ['files', mp4('a')]]);
    const [file] = await cms.strapi.db
      .query('plugin::upload.file')
      .findMany({ orderBy: { id: 'desc' }, limit: 1 });
    await cms.strapi.db
      .query(SLOT)
      .create({ data: { page: 'About', section: 'Our Videos', files: [file.id] } });
    await send([title(), ['files', mp4('b')]]);
    await send([title(), ['files', mp4('c')]]);
    expect((await cms.call(file.url)).status).toBe(200);
  });

  it('is put back by editors alone', async () => {
    expect(await cms.call(`/api/v1/videos/restore/${id}`, { json: {} })).toMatchObject({
      status: 401,
    });
  });
});

describe('listing slots', () => {
  it('pages from 0 and counts all', async () => {
    for (let n = 0; n < 24; n += 1)
      await cms.strapi.db.query(SLOT).create({ data: { page: 'About', section: `Section ${n}` } });
    const first = await cms.call('/api/v1/videos/');
    expect(first.body).toMatchObject({
      ok: true,
      page: 0,
      page_size: 20,
      total_pages: 2,
      total_items: 25,
    });
    expect(first.body.videos).toHaveLength(20);
    const second = await cms.call('/api/v1/videos?page=1');
    expect(second.body.videos.map(({ section }: { section: string }) => section)).toEqual([
      'Section 19',
      'Section 20',
      'Section 21',
      'Section 22',
      'Section 23',
    ]);
    expect((await cms.call('/api/v1/videos?page_name=Nowhere')).body).toMatchObject({
      videos: [],
      total_items: 0,
    });
    expect(await cms.call('/api/v1/videos?page=one')).toMatchObject({
      status: 400,
      body: { errors: { page: 'Must be a whole number' } },
    });
  });

  it('is a 404 to get one that is not there', async () => {
    expect(await cms.call(`/api/v1/videos/get/${'x'.repeat(24)}`)).toMatchObject({ status: 404 });
  });
});

describe('the panel', () => {
  it('may not rename the page or section the site looks for', async () => {
    const slots = cms.strapi.documents(SLOT);
    for (const data of [{ page: 'Start' }, { section: 'Top' }])
      await expect(slots.update({ documentId: id, data })).rejects.toThrow(/the site looks for it/);
    await slots.update({ documentId: id, data: { ...place } });
    expect(await slot()).toMatchObject(place);
  });
});
