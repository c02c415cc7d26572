import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startCms, type Cms } from '../../../test/start-cms.js';

const enquiry = {
  name: 'Maeve Ní Bhriain',
  email: 'maeve@example.ie',
  subject: 'A film',
  message: 'Two minutes.\nBy Friday.',
};

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await cms.strapi.db.query('api::contact.contact').deleteMany({ where: {} });
  await cms.strapi.db.query('api::mail.mail').deleteMany({ where: {} });
});

let sent = 0;
/** Without a message of its own an enquiry gets one, as the same one twice is suspect. */
const create = (details: Partial<typeof enquiry> & { colour?: string } = {}, beside = {}) => {
  sent += 1;
  const your_details = { ...enquiry, message: `By Friday ${sent}.`, ...details };
  return cms.call('/api/v1/contacts/create', { json: { your_details, ...beside } });
};
const list = (query = '') => cms.call(`/api/v1/contacts/${query}`, { as: 'producer' });
const names = async (query = '') =>
  (await list(query)).body.contacts.map(
    (contact: { your_details: { name: string } }) => contact.your_details.name,
  );

describe('POST /contacts/create', () => {
  it('stores an enquiry as it was typed and thanks its sender by name', async () => {
    const message = '  “Straße”\r\n\t👩‍🎬 <b>&amp; \\ \' " %s ${x}\n\nlast  ';
    const created = await create({ message, colour: 'green' });
    expect(created).toMatchObject({
      status: 201,
      body: {
        ok: true,
        message:
          'Thanks, Maeve Ní Bhriain. That’s landed. We’ll be back to you within one working day.',
      },
    });
    const { _id } = created.body.contact;
    const { body } = await cms.call(`/api/v1/contacts/get/${_id}`, { as: 'producer' });
    expect(body.contact).toEqual({
      _id,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      your_details: { ...enquiry, message: message.trim() },
      read_at: null,
      is_spam: false,
    });
  });

  it('names every field at fault and stores nothing', async () => {
    const { status, body } = await create({ name: ' ', email: 'maeve' });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      ok: false,
      errors: { 'your_details.name': 'Required', 'your_details.email': 'Invalid email address' },
    });
    expect((await list()).body.total_items).toBe(0);
  });

  it.each(['', 'null', '[]', '"text"', '5', '{"your_details":null}', '{"your_details":[]}'])(
    'answers 400 to the body %j',
    async (body) => {
      const { status, body: answer } = await cms.call('/api/v1/contacts/create', {
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect({ status, ok: answer.ok }).toEqual({ status: 400, ok: false });
    },
  );

  it.each(['[]', '[{"your_details":{}}]'])('asks for one object instead of %s', async (body) => {
    const { body: answer } = await cms.call('/api/v1/contacts/create', {
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer).toEqual({ ok: false, message: 'Send the fields as one JSON object.' });
  });

  it('accepts a trailing slash', async () => {
    const { status } = await cms.call('/api/v1/contacts/create/', {
      json: { your_details: enquiry },
    });
    expect(status).toBe(201);
  });
});

describe('GET /contacts/', () => {
  it('is closed to visitors and to editors', async () => {
    expect(await cms.call('/api/v1/contacts/')).toMatchObject({ status: 401, body: { ok: false } });
    expect(await cms.call('/api/v1/contacts/', { as: 'editor' })).toMatchObject({ status: 403 });
    expect(await cms.call('/api/v1/contacts/', { as: 'administrator' })).toMatchObject({
      status: 200,
    });
  });

  it('gives the newest first, page by page, without showing one twice', async () => {
    for (const name of ['A', 'B', 'C', 'D', 'E']) await create({ name });
    expect(await names()).toEqual(['E', 'D', 'C', 'B', 'A']);
    expect(await names('?page=0&page_size=2')).toEqual(['E', 'D']);
    expect(await names('?page=2&page_size=2')).toEqual(['A']);
    expect(await names('?page=9&page_size=2')).toEqual([]);
    expect((await list('?page=1&page_size=2')).body).toMatchObject({
      ok: true,
      page: 1,
      page_size: 2,
      total_pages: 3,
      total_items: 5,
      unread_items: 5,
    });
  });

  it('says how much each view holds, whatever is searched', async () => {
    await create({ name: 'A' });
    const { body } = await create({ name: 'B' });
    await create({ name: 'Machine' }, { form_check: { website: 'x' } });
    await cms.call(`/api/v1/contacts/read/${body.contact._id}`, { method: 'POST', as: 'producer' });
    const counts = { all_items: 2, unread_items: 1, spam_items: 1 };
    expect((await list('?search=nobody')).body).toMatchObject({ total_items: 0, ...counts });
    expect((await list('?view=spam')).body).toMatchObject({ total_items: 1, ...counts });
  });

  it('clamps the page size and refuses what is not a whole number', async () => {
    expect((await list('?page_size=100000')).body.page_size).toBe(100);
    expect((await list('?page_size=0')).body.page_size).toBe(1);
    expect((await list()).body.page_size).toBe(50);
    for (const query of ['?page=x', '?page_size=1.5', '?page[]=1', '?search[a]=b'])
      expect(await list(query)).toMatchObject({ status: 400, body: { ok: false } });
  });

  it('sorts by a column either way, capitals and small letters together', async () => {
    for (const name of ['bea', 'Ann', 'Cat']) await create({ name });
    expect(await names('?sort=name')).toEqual(['Ann', 'bea', 'Cat']);
    expect(await names('?sort=-name')).toEqual(['Cat', 'bea', 'Ann']);
    expect(await names('?sort=createdAt')).toEqual(['bea', 'Ann', 'Cat']);
  });

  it.each(['message', 'id', '-', 'constructor', 'name;drop table contacts'])(
    'refuses to sort by %j',
    async (sort) => {
      const { status, body } = await list(`?sort=${encodeURIComponent(sort)}`);
      expect(status).toBe(400);
      expect(body.errors).toHaveProperty('sort');
    },
  );

  it('finds a part of a name, email or subject, whatever the accents and capitals', async () => {
    await create({ name: 'Órla' });
    await create({ name: 'B', email: 'sean_1@example.ie' });
    await create({ name: 'C', subject: '100% Green' });
    expect(await names('?search=orla')).toEqual(['Órla']);
    expect(await names(`?search=${encodeURIComponent('ÓRLA')}`)).toEqual(['Órla']);
    expect(await names('?search=n_1@')).toEqual(['B']);
    expect(await names('?search=0%25%20g')).toEqual(['C']);
    expect(await names('?search=%25')).toEqual(['C']);
    expect((await list('?search=nobody')).body).toMatchObject({ contacts: [], total_items: 0 });
  });

  it('finds an enquiry by the name it was given later in the panel', async () => {
    const { body } = await create();
    await cms.strapi.documents('api::contact.contact').update({
      documentId: body.contact._id,
      data: { name: 'Gráinne' } as object,
    });
    expect(await names('?search=grainne')).toEqual(['Gráinne']);
    expect(await names('?search=maeve@')).toEqual(['Gráinne']);
  });

  it('shows only what nobody has opened in the view of the unread', async () => {
    await create({ name: 'Old' });
    const { body } = await create({ name: 'New' });
    const read = await cms.call(`/api/v1/contacts/read/${body.contact._id}`, {
      method: 'POST',
      as: 'producer',
    });
    expect(Date.parse(read.body.contact.read_at)).toBeGreaterThan(Date.now() - 60_000);
    expect(await names('?view=unread')).toEqual(['Old']);
    expect(await names('?view=all')).toEqual(['New', 'Old']);
    expect((await list()).body.unread_items).toBe(1);
    expect(await list('?view=none')).toMatchObject({ status: 400 });
  });

  it('keeps the time of the first opening', async () => {
    const { body } = await create();
    const open = () =>
      cms.call(`/api/v1/contacts/read/${body.contact._id}`, { method: 'POST', as: 'producer' });
    const first = await open();
    expect((await open()).body).toEqual(first.body);
  });

  it('counts as unread again what staff mark so, and refuses what is neither', async () => {
    const { body } = await create();
    const mark = (json: object) =>
      cms.call(`/api/v1/contacts/read/${body.contact._id}`, { json, as: 'producer' });
    expect((await mark({ is_read: true })).body.contact.read_at).not.toBeNull();
    expect((await list()).body.unread_items).toBe(0);
    expect((await mark({ is_read: false })).body.contact.read_at).toBeNull();
    expect((await list()).body.unread_items).toBe(1);
    expect((await mark({})).body.contact.read_at).not.toBeNull();
    for (const is_read of ['false', null, 0])
      expect(await mark({ is_read })).toMatchObject({
        status: 400,
        body: { errors: { is_read: 'Must be true or false' } },
      });
  });
});

describe('what staff see beside an enquiry', () => {
  const notesOn = async (id: string) =>
    (await cms.call(`/api/v1/contacts/get/${id}`, { as: 'producer' })).body.notes;
  const set = (id: string, data: object) =>
    cms.strapi.db.query('api::contact.contact').update({ where: { documentId: id }, data });

  it('is the day it is kept until and the privacy text agreed to', async () => {
    const { body } = await create({}, { consent_version: '3' });
    const { _id } = body.contact;
    // Half past midnight in Dublin, the day before in UTC.
    await set(_id, { createdAt: '2026-07-01T23:30:00.000Z' });
    expect(await notesOn(_id)).toEqual({
      kept_until: '2028-07-02',
      consent_version: '3',
      also_from_address: [],
    });
  });

  it('is the newest else from the address, whatever its capitals, five at most', async () => {
    const { body } = await create({ subject: 'This one' });
    await create({ subject: 'Of somebody else', email: 'other@example.ie' });
    await create({ subject: 'Bait', email: 'MAEVE@example.ie' }, { form_check: { website: 'x' } });
    for (const subject of ['1', '2', '3', '4']) await create({ subject });
    const { also_from_address } = await notesOn(body.contact._id);
    expect(also_from_address).toMatchObject([
      { kind: 'contact', subject: '4', is_spam: false },
      { subject: '3' },
      { subject: '2' },
      { subject: '1' },
      { subject: 'Bait', is_spam: true },
    ]);
    expect(also_from_address).toHaveLength(5);
  });
});

describe('GET /contacts/place/:id', () => {
  const place = async (id: string, query = '') =>
    (await cms.call(`/api/v1/contacts/place/${id}${query}`, { as: 'producer' })).body.place;
  const createAll = async (...all: Parameters<typeof create>[0][]) => {
    const ids: string[] = [];
    for (const details of all) ids.push((await create(details)).body.contact._id);
    return ids;
  };

  it('gives the neighbours in the order of the list, and the count from its top', async () => {
    const [a, b, c] = await createAll({ name: 'A' }, { name: 'B' }, { name: 'C' });
    expect(await place(b ?? '')).toEqual({ position: 2, total_items: 3, previous: c, next: a });
    expect(await place(c ?? '')).toEqual({ position: 1, total_items: 3, previous: null, next: b });
    expect(await place(a ?? '')).toMatchObject({ position: 3, previous: b, next: null });
  });

  it('follows the sort, the search and the view, as the list does', async () => {
    const [cat, ann, bea] = await createAll(
      { name: 'cat', subject: 'Film' },
      { name: 'Ann', subject: 'Film' },
      { name: 'Bea', subject: 'Drone' },
    );
    const bait = await create({ name: 'Bob' }, { form_check: { website: 'x' } });
    const spam = bait.body.contact._id;
    const of = async (id: string | undefined, query: string) => place(id ?? '', query);
    expect(await of(bea, '?sort=name')).toMatchObject({ position: 2, previous: ann, next: cat });
    expect(await of(bea, '?sort=-name')).toMatchObject({ previous: cat, next: ann });
    expect(await of(ann, '?search=FILM')).toMatchObject({ position: 1, total_items: 2, next: cat });
    expect(await of(cat, '?view=unread')).toMatchObject({ position: 3, total_items: 3 });
    expect(await of(spam, '?view=spam')).toMatchObject({ position: 1, previous: null, next: null });
    expect(await of(bea, '?sort=message')).toBeUndefined();
  });

  it('tells rows of the same name apart', async () => {
    const ids = await createAll({ name: 'Same' }, { name: 'Same' }, { name: 'Same' });
    const walked = [ids[0]];
    for (let next = (await place(ids[0] ?? '', '?sort=name')).next; next;) {
      walked.push(next);
      next = (await place(next, '?sort=name')).next;
    }
    expect(walked).toEqual(ids);
  });

  it('goes on from where a row was that its list holds no more', async () => {
    const [old, opened, young] = await createAll({ name: 'A' }, { name: 'B' }, { name: 'C' });
    await cms.call(`/api/v1/contacts/read/${opened}`, { method: 'POST', as: 'producer' });
    expect(await place(opened ?? '', '?view=unread')).toEqual({
      position: null,
      total_items: 2,
      previous: young,
      next: old,
    });
  });

  it('is closed to visitors and to editors, and knows only what is there', async () => {
    const [id] = await createAll({});
    const path = `/api/v1/contacts/place/${id}`;
    expect(await cms.call(path)).toMatchObject({ status: 401 });
    expect(await cms.call(path, { as: 'editor' })).toMatchObject({ status: 403 });
    expect(await cms.call('/api/v1/contacts/place/gone', { as: 'producer' })).toMatchObject({
      status: 404,
      body: { ok: false, message: 'That enquiry is not here.' },
    });
  });
});

describe('GET /contacts/get/:id', () => {
  it.each(['get', 'read'])('answers 404 to %s of an id nobody has', async (call) => {
    for (const id of ['1', 'nothing', '%C3%28', "'", 'a'.repeat(3000)])
      expect(
        await cms.call(`/api/v1/contacts/${call}/${id}`, {
          as: 'producer',
          method: call === 'get' ? 'GET' : 'POST',
        }),
      ).toMatchObject({ status: 404, body: { ok: false, message: 'That enquiry is not here.' } });
  });
});

describe('GET /contacts/export', () => {
  it('gives a CSV file a spreadsheet opens as text, without running anything in it', async () => {
    await create({
      subject: '=HYPERLINK("http://evil.example","Click")',
      message: '@SUM(1)\nsays "Seán", and more',
    });
    const { status, headers, body } = await cms.call('/api/v1/contacts/export', { as: 'producer' });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="contacts-\d{4}-\d\d-\d\d\.csv"$/,
    );
    // `fetch` takes the byte order mark away as it decodes.
    const [head, row] = body.split('\r\n');
    expect(head).toBe('Name,Email,Subject,Message,Created On');
    expect(row).toContain(
      `"'=HYPERLINK(""http://evil.example"",""Click"")","'@SUM(1)\nsays ""Seán"", and more",`,
    );
    const raw = await fetch(`${cms.url}/api/v1/contacts/export`, {
      headers: { access_token: cms.tokens.producer },
    });
    expect([...new Uint8Array(await raw.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('holds every row a search finds, beyond one page', async () => {
    const now = Date.now();
    await cms.strapi.db.connection.batchInsert(
      'contacts',
      Array.from({ length: 1234 }, (_, index) => ({
        document_id: `d${index}`,
        name: `N${index}`,
        email: 'a@b.ie',
        subject: 's',
        message: 'm',
        is_spam: false,
        search_text: index < 1200 ? 'keep' : 'drop',
        created_at: new Date(now + index),
      })),
      100,
    );
    const { body } = await cms.call('/api/v1/contacts/export?search=keep&sort=createdAt', {
      as: 'producer',
    });
    const lines = body.trim().split('\r\n');
    expect(lines).toHaveLength(1201);
    expect(lines[1]).toMatch(/^N0,/);
    expect(lines[1200]).toMatch(/^N1199,/);
  });

  it.each(['sort', 'view'])('refuses an unknown %s before the file begins', async (name) => {
    expect(
      await cms.call(`/api/v1/contacts/export?${name}=nonsense`, { as: 'producer' }),
    ).toMatchObject({ status: 400, body: { errors: { [name]: expect.any(String) } } });
  });

  it('ends in the middle, rather than never, when its rows cannot be read', async () => {
    await create({});
    const { query } = cms.strapi.db;
    const spy = vi.spyOn(cms.strapi.db, 'query').mockImplementation((uid) => {
      if (uid === 'api::contact.contact') throw new Error('the database went away');
      return query.call(cms.strapi.db, uid);
    });
    await expect(cms.call('/api/v1/contacts/export', { as: 'producer' })).rejects.toThrow();
    spy.mockRestore();
  });

  it('is closed to visitors', async () => {
    expect(await cms.call('/api/v1/contacts/export')).toMatchObject({ status: 401 });
  });
});

describe('a sixth enquiry from one address in a day', () => {
  const five = async () => {
    for (const name of ['1', '2', '3', '4', '5']) await create({ name });
  };

  it('is refused with the number to ring, and kept nowhere in silence', async () => {
    await five();
    const { status, headers, body } = await create({ name: '6', email: 'Maeve@example.ie' });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(86_000);
    expect(body).toEqual({
      ok: false,
      message:
        'You have asked often today, and we have it all. Ring us on +353 1 555 0142 and we’ll sort the rest.',
    });
    expect(await names()).toHaveLength(5);
    expect(await names('?view=spam')).toEqual([]);
    expect(await create({ email: 'other@example.ie' })).toMatchObject({ status: 201 });
  });

  it('is taken once the first is a day old', async () => {
    await five();
    const [first] = (await list()).body.contacts.toReversed();
    await cms.strapi.db.query('api::contact.contact').update({
      where: { documentId: first._id },
      data: { createdAt: new Date(Date.now() - 86_401_000) },
    });
    expect(await create({ name: '6' })).toMatchObject({ status: 201 });
    expect(await create({ name: '7' })).toMatchObject({ status: 429 });
  });

  it('tells a machine nothing, nor does a machine use up what its address may send', async () => {
    const machine = { form_check: { website: 'http://buy.example' } };
    for (let count = 0; count < 6; count += 1)
      expect(await create({}, machine)).toMatchObject({ status: 201 });
    await five();
    expect(await create({ name: '6' }, machine)).toMatchObject({
      status: 201,
      body: { message: expect.stringMatching(/^Thanks, 6\./) },
    });
  });
});

describe('suspected spam', () => {
  const spamNames = async () => names('?view=spam');

  it.each([
    ['fills in what people do not see', { form_check: { website: 'http://buy.example' } }],
    ['is faster than fingers', { form_check: { website: '', filled_in_ms: 300 } }],
  ])('is what %s: answered alike, kept apart, and mailed to nobody', async (_what, beside) => {
    const { status, body } = await create({ name: 'Machine' }, beside);
    expect(status).toBe(201);
    expect(body.message).toMatch(/^Thanks, Machine\./);
    expect(await names()).toEqual([]);
    expect(await spamNames()).toEqual(['Machine']);
    expect((await list()).body.unread_items).toBe(0);
    expect(await cms.strapi.db.query('api::mail.mail').count()).toBe(0);
  });

  it('is the same message again, as long as the first is among the enquiries', async () => {
    await create({ message: 'Again', name: 'Machine' }, { form_check: { website: 'x' } });
    await create({ message: 'Again', name: 'Person' });
    expect(await names()).toEqual(['Person']);
    await create({ message: 'Again', name: 'Twice' });
    expect(await names()).toEqual(['Person']);
    expect(await spamNames()).toEqual(['Twice', 'Machine']);
  });

  it('is not a person, nor a client that says nothing about it', async () => {
    await create({ name: 'Person' }, { form_check: { website: '', filled_in_ms: 20_000 } });
    await create({ name: 'Client' });
    expect(await names()).toEqual(['Client', 'Person']);
  });

  it('goes back among the enquiries, and an enquiry among it', async () => {
    const { body } = await create({}, { form_check: { website: 'x' } });
    const mark = (is_spam: unknown) =>
      cms.call(`/api/v1/contacts/spam/${body.contact._id}`, { json: { is_spam }, as: 'producer' });
    expect(await mark(false)).toMatchObject({ status: 200, body: { contact: { is_spam: false } } });
    expect((await list()).body).toMatchObject({ total_items: 1, unread_items: 1 });
    expect(await mark(true)).toMatchObject({ body: { message: 'Moved to Spam.' } });
    expect((await list()).body).toMatchObject({ total_items: 0, unread_items: 0 });
    expect(await mark('true')).toMatchObject({ status: 400 });
  });
});
