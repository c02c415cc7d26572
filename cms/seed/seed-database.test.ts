import fs from 'node:fs';
import path from 'node:path';
import { SERVICE_VIDEO_SLOTS, VIDEO_SLOTS } from '@reelists/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCms, type Cms } from '../test/start-cms.js';

let cms: Cms;
beforeAll(async () => {
  cms = await startCms({}, { isSeeded: true });
});
afterAll(() => cms.stop());

const items = async (path: string) => (await cms.call(`/api/v1/${path}`)).body.items;
const count = (uid: string, where = {}) => cms.strapi.db.query(uid).count({ where });

describe('the first start', () => {
  it.each([
    ['work-items', 27],
    ['work-items?placement=work', 27],
    ['work-items?placement=featured', 11],
    ['work-items?placement=agencies', 15],
    ['work-items?placement=property', 9],
    ['work-items?placement=publiccomms', 16],
    ['work-items?placement=animation', 9],
    ['testimonials', 7],
    ['team', 8],
    ['gallery', 28],
    ['blog?filter={"status":"Published"}', 6],
  ])('fills /%s with %i items', async (path, expected) => {
    expect(await items(path)).toHaveLength(expected);
  });

  it('puts the films of the home page into the order of its mosaic', async () => {
    const films = await items('work-items?placement=featured');
    expect(films.map(({ title }: { title: string }) => title)).toEqual([
      'Off Season',
      'Knock First',
      'Bottled',
      'Members Night',
      'Strand Road, No. 9',
      'The Long Weekend',
      'What It Actually Does',
      'Five Days',
      'House Ident',
      'The Good Pan',
      'Windfall',
    ]);
  });

  it('gives every film, person and picture of the gallery a picture with words for it', async () => {
    const pictures = [
      ...(await items('work-items')).map((item: { thumbnail: unknown }) => item.thumbnail),
      ...[...(await items('team')), ...(await items('gallery'))].map(({ img }) => img),
    ];
    for (const picture of pictures)
      expect(picture).toMatchObject({
        mime: 'image/jpeg',
        alt: expect.stringMatching(/\w{3}/),
        width: expect.any(Number),
      });
  });

  it('gives every film the one video id the specification names', async () => {
    const films = await items('work-items');
    expect(new Set(films.map(({ video_id }: { video_id: string }) => video_id))).toEqual(
      new Set(['307170578']),
    );
  });

  it('fills every place for a video that the site shows, and makes no other', async () => {
    const places = [...Object.values(VIDEO_SLOTS), ...Object.values(SERVICE_VIDEO_SLOTS)];
    for (const [page, section] of places) {
      const query = new URLSearchParams({ page: '0', page_size: '1', page_name: page, section });
      const { videos } = (await cms.call(`/api/v1/videos/?${query}`)).body;
      expect(videos, `${page}, ${section}`).toMatchObject([
        { page, section, files: [{ mime: 'video/mp4' }], poster: { mime: 'image/jpeg' } },
      ]);
    }
    expect(await count('api::video-slot.video-slot')).toBe(places.length);
  });

  it('serves light pictures: a hero as wide as a desktop is under 90 KB as AVIF', async () => {
    const query = new URLSearchParams({ page_name: 'Property videos', section: 'Showreel' });
    const { videos } = (await cms.call(`/api/v1/videos?${query}`)).body;
    const { url, width } = videos[0].poster.formats.avif_1600;
    expect(width).toBe(1600);
    expect((await (await fetch(cms.url + url)).arrayBuffer()).byteLength).toBeLessThan(90_000);
  });

  it('dates the posts as they were published and keeps the drafts to itself', async () => {
    const posts = await items('blog?filter={"status":"Published"}');
    expect(posts[0]).toMatchObject({
      title: 'What does a two-minute video cost?',
      published_at: '2026-11-12T09:00:00.000Z',
    });
    expect(await count('api::post.post', { publishedAt: null })).toBeGreaterThan(6);
  });

  it('gives every page text its default words', async () => {
    const { blocks } = (await cms.call('/api/v1/cms')).body;
    const fields = blocks.flatMap((block: { fields: object[] }) => block.fields);
    expect(fields.length).toBeGreaterThan(50);
    for (const { text, default_text } of fields) expect(text).toBe(default_text);
  });

  it('has no enquiries and no bookings: nobody sent one', async () => {
    expect(await count('api::contact.contact')).toBe(0);
    expect(await count('api::booking.booking')).toBe(0);
  });

  it('makes the first member of staff an administrator', async () => {
    const login = await cms.call('/api/v1/auth/login', {
      json: { email: 'First@thereelists.example', password: 'Reelists-2026' },
    });
    expect(login).toMatchObject({ status: 200, body: { ok: true } });
    const me = await cms.call('/api/v1/auth/me', {
      headers: { access_token: login.body.access_token },
    });
    expect(me.body.user).toMatchObject({ role: 'administrator', isActive: true });
  });

  it('has the three roles of the product and no other', async () => {
    const roles = await cms.strapi.db.query('admin::role').findMany({ orderBy: 'id' });
    expect(roles.map(({ code, name }) => [code, name])).toEqual([
      ['strapi-super-admin', 'Administrator'],
      ['strapi-editor', 'Editor'],
      ['reelists-producer', 'Producer'],
    ]);
  });
});

describe('a later start', () => {
  it('fills nothing twice, brings nothing back and overwrites no edit', async () => {
    const uploads = path.join(cms.dataDir, 'public/uploads');
    const filesBefore = fs.readdirSync(uploads).length;
    const [testimonial] = await items('testimonials');
    await cms.strapi
      .documents('api::testimonial.testimonial')
      .delete({ documentId: testimonial._id });
    const [film] = await items('work-items');
    await cms.strapi
      .documents('api::work-item.work-item')
      .update({ documentId: film._id, data: { title: 'Out of Season' } });
    await cms.call('/api/v1/cms/update/home.who', {
      json: { fields: [{ name: 'heading', text: 'Who, us?' }] },
      as: 'editor',
    });

    await cms.restart();

    expect(await items('testimonials')).toHaveLength(6);
    expect(await items('work-items')).toHaveLength(27);
    expect((await items('work-items'))[0].title).toBe('Out of Season');
    const { block } = (await cms.call('/api/v1/cms/get/home.who')).body;
    expect(block.fields[0]).toMatchObject({
      text: 'Who, us?',
      default_text: 'Who are we, anyway?',
    });
    expect(fs.readdirSync(uploads)).toHaveLength(filesBefore);
    expect(await count('admin::user')).toBe(4);
  });

  it('adds a text that a new version of the site asks for, and mends one it asks for otherwise', async () => {
    const texts = cms.strapi.db.query('api::page-text.page-text');
    await texts.delete({ where: { key: 'footer' } });
    const { id, fields } = await texts.findOne({
      where: { key: 'home.showreel' },
      populate: ['fields'],
    });
    const field = cms.strapi.db.query('page-text.field');
    await field.update({
      where: { id: fields[0].id },
      data: { text: 'Ours', default_text: 'Old words', label: 'Old label' },
    });
    await texts.update({ where: { id }, data: { label: 'Old label' } });

    await cms.restart();

    expect((await cms.call('/api/v1/cms/get/footer')).status).toBe(200);
    const { block } = (await cms.call('/api/v1/cms/get/home.showreel')).body;
    expect(block.label).toBe('Show Reel Intro');
    expect(block.fields[0]).toEqual({
      name: 'heading',
      label: 'Headline',
      kind: 'line',
      text: 'Ours',
      default_text: 'You bring the idea. Or half of one.',
    });
  });
});
