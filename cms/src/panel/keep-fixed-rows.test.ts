import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPanel } from '../../test/open-panel.js';
import { staffEmail, startCms, type Cms, type Reply } from '../../test/start-cms.js';

const TYPES = '/content-manager/collection-types';
interface PageTextRow {
  key: string;
  page: string;
  label: string;
  order: number;
  fields: { text: string }[];
}

const PAGE_TEXTS = `${TYPES}/api::page-text.page-text`;
const GRIDS = `${TYPES}/api::placement.placement`;
const SLOTS = `${TYPES}/api::video-slot.video-slot`;

let cms: Cms;
let panel: Awaited<ReturnType<typeof openPanel>>;
beforeAll(async () => {
  cms = await startCms({}, { isSeeded: true });
  panel = await openPanel(cms, staffEmail('administrator'));
});
afterAll(() => cms.stop());

const rows = async (type: string) => (await panel(`${type}?page=1&pageSize=100`)).body.results;
const row = async (type: string, id: string) => (await panel(`${type}/${id}`)).body.data;
const idOf = async (key: string) =>
  (await rows(PAGE_TEXTS)).find((text: { key: string }) => text.key === key).documentId;
const refusal = ({ status, body }: Reply) => ({ status, message: body.error?.message });

describe('the panel', () => {
  it('changes the words of a page text, and the site says them', async () => {
    const id = await idOf('home.who');
    const { key, page, label, order, fields } = await row(PAGE_TEXTS, id);
    const [first, ...rest] = fields;
    const saved = await panel(`${PAGE_TEXTS}/${id}`, {
      method: 'PUT',
      json: { key, page, label, order, fields: [{ ...first, text: 'Who, us?' }, ...rest] },
    });
    expect(saved.status).toBe(200);
    const { block } = (await cms.call('/api/v1/cms/get/home.who')).body;
    expect(block.fields[0].text).toBe('Who, us?');
  });

  it.each([
    ['key', (text: PageTextRow) => ({ ...text, key: 'home.what' })],
    ['page', (text: PageTextRow) => ({ ...text, page: 'Elsewhere' })],
    [
      'name of a field',
      (text: PageTextRow) => ({ ...text, fields: [{ ...text.fields[0], name: 'x' }] }),
    ],
    ['number of fields', (text: PageTextRow) => ({ ...text, fields: [] })],
  ])('refuses another %s of a page text, and says why', async (_what, change) => {
    const id = await idOf('home.who');
    const { key, page, label, order, fields } = await row(PAGE_TEXTS, id);
    const reply = await panel(`${PAGE_TEXTS}/${id}`, {
      method: 'PUT',
      json: change({ key, page, label, order, fields }),
    });
    expect(refusal(reply)).toEqual({
      status: 400,
      message:
        'Only the text itself can be changed: the site looks for “home.who” and its fields by name.',
    });
  });

  it('refuses to rename a work grid, and takes its films in another order', async () => {
    const grid = (await rows(GRIDS)).find(({ key }: { key: string }) => key === 'animation');
    const renamed = await panel(`${GRIDS}/${grid.documentId}`, {
      method: 'PUT',
      json: { key: 'work', label: grid.label },
    });
    expect(refusal(renamed)).toEqual({
      status: 400,
      message: 'The name in the code stays “animation”: the site looks for the grid by it.',
    });

    const films = (await cms.call('/api/v1/work-items?placement=animation')).body.items;
    const last = films.at(-1)._id;
    const moved = await panel(`${GRIDS}/${grid.documentId}`, {
      method: 'PUT',
      json: {
        key: 'animation',
        label: grid.label,
        work_items: {
          connect: [{ documentId: last, position: { start: true } }],
          disconnect: [],
        },
      },
    });
    expect(moved.status).toBe(200);
    const after = (await cms.call('/api/v1/work-items?placement=animation')).body.items;
    expect(after).toHaveLength(films.length);
    expect(after[0]._id).toBe(last);
  });

  it.each([
    ['Page texts', PAGE_TEXTS],
    ['Work grids', GRIDS],
    ['Page videos', SLOTS],
  ])('refuses to add or take away %s', async (name, type) => {
    const before = await rows(type);
    const message = `${name} come with the site: change what is in them, but none can be added or taken away.`;
    const { documentId, id: _id, createdAt: _c, updatedAt: _u, ...values } = before[0];
    const one = await panel(`${type}/${documentId}`, { method: 'DELETE' });
    expect(refusal(one)).toEqual({ status: 400, message });
    const many = await panel(`${type}/actions/bulkDelete`, {
      method: 'POST',
      json: { documentIds: [documentId] },
    });
    expect(refusal(many)).toEqual({ status: 400, message });
    const created = await panel(type, {
      method: 'POST',
      json: { key: 'work', page: values.page ?? 'P', section: 'S', label: 'L' },
    });
    expect(refusal(created)).toEqual({ status: 400, message });
    expect(await rows(type)).toHaveLength(before.length);
  });
});

describe('what each role finds in the panel', () => {
  it('gives editors the site and no enquiry', async () => {
    const editor = await openPanel(cms, staffEmail('editor'));
    expect((await editor(`${TYPES}/api::post.post`)).status).toBe(200);
    expect((await editor(PAGE_TEXTS)).status).toBe(200);
    expect((await editor('/upload/files')).status).toBe(200);
    expect((await editor(`${TYPES}/api::contact.contact`)).status).toBe(403);
    expect((await editor(`${TYPES}/api::booking.booking`)).status).toBe(403);
    expect((await editor('/admin/users')).status).toBe(403);
  });

  it('gives producers the enquiries and nothing of the site', async () => {
    const producer = await openPanel(cms, staffEmail('producer'));
    expect((await producer(`${TYPES}/api::contact.contact`)).status).toBe(200);
    expect((await producer(`${TYPES}/api::booking.booking`)).status).toBe(200);
    expect((await producer(`${TYPES}/api::post.post`)).status).toBe(403);
    expect((await producer('/upload/files')).status).toBe(403);
  });

  it('shows no list of site users: there are none', async () => {
    const { data } = (await panel('/content-manager/content-types')).body;
    const shown = data.filter(({ isDisplayed }: { isDisplayed: boolean }) => isDisplayed);
    const uids = shown.map(({ uid }: { uid: string }) => uid);
    expect(uids).toContain('api::post.post');
    expect(uids).not.toContain('plugin::users-permissions.user');
  });

  it('calls every field of every screen by a name people use', async () => {
    interface Shown {
      uid: string;
      layouts: { list: string[]; edit: { name: string }[][] };
      metadatas: Record<string, { edit: { label?: string }; list: { label?: string } }>;
    }
    const types = (await panel('/content-manager/content-types')).body.data as {
      uid: string;
      isDisplayed: boolean;
    }[];
    const screens = await Promise.all(
      types
        .filter(({ isDisplayed }) => isDisplayed)
        .map(async ({ uid }): Promise<Shown[]> => {
          const path = `/content-manager/content-types/${uid}/configuration`;
          const { contentType, components } = (await panel(path)).body.data;
          return [contentType, ...(Object.values(components) as Shown[])];
        }),
    );
    const raw = screens.flat().flatMap(({ uid, layouts, metadatas }) => [
      ...layouts.list
        .filter((name) => name !== 'id' && !/^[A-Z][^_]*$/.test(metadatas[name]?.list.label ?? ''))
        .map((name) => `${uid} list ${name}`),
      ...layouts.edit
        .flat()
        .filter(({ name }) => !/^[A-Z][^_]*$/.test(metadatas[name]?.edit.label ?? ''))
        .map(({ name }) => `${uid} form ${name}`),
    ]);
    expect(screens.length).toBeGreaterThan(10);
    expect(raw).toEqual([]);
  });

  it('shows labels a person can read, and lists sorted as the site is', async () => {
    const { data } = (
      await panel('/content-manager/content-types/api::work-item.work-item/configuration')
    ).body;
    expect(data.contentType.metadatas.video_id.edit.label).toBe('Video id');
    const texts = (
      await panel('/content-manager/content-types/api::page-text.page-text/configuration')
    ).body.data;
    expect(texts.contentType.settings).toMatchObject({
      mainField: 'label',
      defaultSortBy: 'order',
    });
    expect(texts.components['page-text.field'].metadatas.name.edit.editable).toBe(false);
  });
});
