import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCms, type Cms } from '../../../test/start-cms.js';

let cms: Cms;
beforeAll(async () => {
  cms = await startCms({}, { isSeeded: true });
});
afterAll(() => cms.stop());

const list = async (query = '') => (await cms.call(`/api/v1/work-items/${query}`)).body.items;
const titles = async (query = '') =>
  (await list(query)).map(({ title }: { title: string }) => title);

describe('GET /work-items', () => {
  it('gives a film as the contract has it', async () => {
    expect((await list())[0]).toEqual({
      _id: expect.any(String),
      title: 'Off Season',
      client: 'Saltbark Ferries',
      running_time: '1:34',
      video_id: '307170578',
      thumbnail: expect.objectContaining({ url: expect.stringMatching(/^\/uploads\//) }),
      alt: 'Sea cliffs and stacks in low evening sun',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it('refuses a placement the site does not have', async () => {
    expect(await cms.call('/api/v1/work-items?placement=kitchen')).toMatchObject({
      status: 400,
      body: { ok: false, errors: { placement: expect.stringContaining('Must be one of') } },
    });
  });

  it('follows the order staff drag a grid into', async () => {
    const before = await list('?placement=property');
    const grids = cms.strapi.documents('api::placement.placement');
    const grid = await grids.findFirst({ filters: { key: 'property' } });
    await grids.update({
      documentId: grid?.documentId as string,
      data: { work_items: before.map(({ _id }: { _id: string }) => _id).toReversed() },
    });
    expect(await titles('?placement=property')).toEqual(
      before.map(({ title }: { title: string }) => title).toReversed(),
    );
  });

  it('puts a film that no grid shows at the end of the whole list only', async () => {
    const [placed] = await cms.strapi
      .documents('api::work-item.work-item')
      .findMany({ populate: { thumbnail: true }, limit: 1 });
    await cms.strapi.documents('api::work-item.work-item').create({
      data: {
        title: 'Unplaced',
        video_id: '1',
        alt: 'Nothing yet',
        thumbnail: placed?.thumbnail.id,
      },
    });
    expect((await titles()).at(-1)).toBe('Unplaced');
    expect(await titles('?placement=work')).not.toContain('Unplaced');
  });
});

describe('the other lists', () => {
  it('follow the place staff give, and age where two share one', async () => {
    const people = cms.strapi.documents('api::team-member.team-member');
    const [first] = (await cms.call('/api/v1/team')).body.items;
    await people.update({ documentId: first._id, data: { order: 3 } });
    const { items } = (await cms.call('/api/v1/team/')).body;
    expect(items.slice(0, 4).map(({ name }: { name: string }) => name)).toEqual([
      'Gráinne Teevan',
      'Obinna Carrick',
      'Aoife Brannock',
      'Ruxandra Pell',
    ]);
  });

  it('date a testimonial by the day it was given, else by the day it was entered', async () => {
    const testimonials = cms.strapi.documents('api::testimonial.testimonial');
    await testimonials.create({
      data: { name: 'Una', company: 'Ours', comments: 'Grand.', order: 99 },
    });
    const { items } = (await cms.call('/api/v1/testimonials')).body;
    expect(items[0].createdAt).toBe('2026-09-14T00:00:00.000Z');
    expect(Date.now() - Date.parse(items.at(-1).createdAt)).toBeLessThan(60_000);
  });
});
