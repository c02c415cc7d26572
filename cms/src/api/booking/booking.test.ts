import { DateTime } from 'luxon';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFreeDay } from '../../../test/find-free-day.js';
import { startCms, type Cms } from '../../../test/start-cms.js';

const details = {
  name: 'Maeve Ní Bhriain',
  subject: 'A film',
  number: '+353 86 123 4567',
  email: 'maeve@example.ie',
};

let cms: Cms;
let date: string;
beforeAll(async () => {
  cms = await startCms();
  date = await findFreeDay(cms);
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await cms.strapi.db.query('api::booking.booking').deleteMany({ where: {} });
});

const book = (time = '10:00', changes = {}, headers = {}) =>
  cms.call('/api/v1/bookings/create', {
    json: { your_details: { ...details, date, time, ...changes } },
    headers,
  });
const slotsOf = async (day: string) =>
  (await cms.call(`/api/v1/bookings/slots?from=${day}&to=${day}`)).body.days[0].slots;
const rows = () => cms.strapi.db.query('api::booking.booking').findMany({});
const list = (query = '') => cms.call(`/api/v1/bookings/${query}`, { as: 'producer' });

describe('GET /bookings/slots', () => {
  it('gives a fortnight from today when nothing is asked', async () => {
    const { status, body } = await cms.call('/api/v1/bookings/slots');
    expect(status).toBe(200);
    expect(body.time_zone).toBe('Europe/Dublin');
    expect(body.days).toHaveLength(14);
    expect(body.days[0].date).toBe(DateTime.now().setZone('Europe/Dublin').toISODate());
    expect(body.days.flatMap((day: { slots: unknown[] }) => day.slots).length).toBeGreaterThan(20);
  });

  it('gives at most 62 days', async () => {
    const call = (to: string) => cms.call(`/api/v1/bookings/slots?from=2027-01-01&to=${to}`);
    expect((await call('2027-03-03')).body.days).toHaveLength(62);
    expect(await call('2027-03-04')).toMatchObject({
      status: 400,
      body: { ok: false, errors: { to: 'At most 62 days' } },
    });
  });

  it.each([
    'from=2026-02-30',
    'from=tomorrow',
    'to=2020-01-01',
    'from[]=2026-12-01',
    'from=2026-12-1',
  ])('refuses %s', async (query) => {
    const { status, body } = await cms.call(`/api/v1/bookings/slots?${query}`);
    expect({ status, ok: body.ok }).toEqual({ status: 400, ok: false });
  });

  it('follows the settings in the panel at once', async () => {
    const settings = cms.strapi.documents('api::consultation.consultation');
    const documentId = (await settings.findFirst({}))?.documentId ?? '';
    await settings.update({ documentId, data: { closed_days: [{ date, reason: 'Sports day' }] } });
    const { body } = await cms.call(`/api/v1/bookings/slots?from=${date}&to=${date}`);
    expect(body.days).toEqual([{ date, closed: 'Sports day', slots: [] }]);
    await settings.update({ documentId, data: { closed_days: [] } });
    expect((await slotsOf(date)).length).toBeGreaterThan(5);
  });
});

describe('POST /bookings/create', () => {
  it('books the slot, says so, and gives the calendar file', async () => {
    const { status, body } = await book();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ok: true,
      message: expect.stringMatching(
        /^You’re in\. \w+day \d+ \w+ at 10:00\. We’ll ring you, so keep the phone handy\.$/,
      ),
      booking: { reference: expect.stringMatching(/^TR-[2-9A-Z]{8}$/), duration: 60 },
    });
    expect(body.calendar).toContain(
      `DTSTART;TZID=Europe/Dublin:${date.replaceAll('-', '')}T100000`,
    );
    const read = await cms.call(`/api/v1/bookings/get/${body.booking._id}`, { as: 'producer' });
    expect(read.body.booking).toEqual({
      _id: body.booking._id,
      createdAt: expect.any(String),
      reference: body.booking.reference,
      status: 'Booked',
      duration: 60,
      read_at: null,
      is_spam: false,
      your_details: { ...details, date, time: '10:00' },
      history: expect.any(Array),
    });
    expect(await slotsOf(date)).toContainEqual({ time: '10:00', free: false });
  });

  it('answers 409 to the second, with the three nearest free times', async () => {
    await book('10:00');
    await book('11:00');
    const { status, body } = await book('10:00', { name: 'Cian' });
    expect(status).toBe(409);
    expect(body).toEqual({
      ok: false,
      message: 'Somebody got to that slot first. Pick another and we’ll say nothing.',
      nearest: [
        { date, time: '09:00' },
        { date, time: '12:00' },
        { date, time: '14:00' },
      ],
    });
    expect(await rows()).toHaveLength(2);
  });

  it.each([
    ['10:30', {}],
    ['13:00', {}],
    ['03:00', {}],
    ['10:00', { date: '2020-01-06' }],
    ['10:00', { date: '2031-01-06' }],
    ['10:00', { date: '9999-12-31' }],
    ['10:00', { date: '0001-01-01' }],
  ])('answers 400 to %s %j, which is not on offer', async (time, changes) => {
    const { status, body } = await book(time, changes);
    expect(status).toBe(400);
    expect(body.message).toBe('That time is not one of ours. Pick another.');
    expect(body.errors).toHaveProperty(['your_details.time']);
    expect(body.nearest).toHaveLength(3);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['name', ''],
    ['number', 'call me'],
    ['email', 'maeve'],
    ['date', '2026-02-31x'],
    ['date', '2026-02-30'],
    ['date', '2026-13-01'],
    ['date', '0000-00-00'],
    ['time', '25:00'],
    ['time', 10],
  ])('names %s when it is %j', async (field, value) => {
    const { status, body } = await book('10:00', { [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual([`your_details.${field}`]);
  });

  it('frees a slot that was cancelled', async () => {
    const { body } = await book();
    await cms.strapi.db.query('api::booking.booking').update({
      where: { documentId: body.booking._id },
      data: { state: 'Cancelled' },
    });
    expect(await slotsOf(date)).toContainEqual({ time: '10:00', free: true });
    expect(await book()).toMatchObject({ status: 201 });
  });

  it('gives one slot to one of 200 who ask at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => book('15:00', { name: `Visitor ${index}` })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(199);
    expect(await rows()).toHaveLength(1);
  }, 60_000);

  it('leaves it to the database, also after a restart and in the panel', async () => {
    await cms.restart();
    await book('16:00');
    const again = cms.strapi.documents('api::booking.booking').create({
      data: {
        ...details,
        date,
        time: '16:00',
        reference: 'TR-PANEL',
        duration: 60,
        sequence: 0,
        state: 'Booked',
        is_spam: false,
      },
    });
    await expect(again).rejects.toThrow('Somebody got to that slot first.');
  });

  it('is answered as the first was with the same Idempotency-Key, refusals with a new try', async () => {
    const key = { 'Idempotency-Key': 'booking' };
    const first = await book('12:00', {}, key);
    expect(await book('12:00', {}, key)).toMatchObject({ status: 201, body: first.body });
    const other = { 'Idempotency-Key': 'other' };
    expect(await book('12:00', {}, other)).toMatchObject({
      status: 409,
      body: { nearest: [{}, {}, {}] },
    });
    await cms.strapi.db.query('api::booking.booking').deleteMany({ where: {} });
    expect(await book('12:00', {}, other)).toMatchObject({ status: 201 });
  });
});

describe('a sixth booking from one address in a day', () => {
  it('is refused with the number to ring, and holds no hour', async () => {
    for (const time of ['09:00', '10:00', '11:00', '12:00', '14:00'])
      expect(await book(time)).toMatchObject({ status: 201 });
    const { status, headers, body } = await book('15:00');
    expect({ status, ...body }).toEqual({
      status: 429,
      ok: false,
      message:
        'You have asked often today, and we have it all. Ring us on +353 1 555 0142 and we’ll sort the rest.',
    });
    expect(headers.get('retry-after')).toMatch(/^8\d{4}$/);
    expect(await rows()).toHaveLength(5);
    expect(await slotsOf(date)).toContainEqual({ time: '15:00', free: true });
    expect(await book('15:00', { email: 'cian@example.ie' })).toMatchObject({ status: 201 });
  });
});

describe('GET /bookings/', () => {
  it('is closed to visitors and to editors', async () => {
    expect(await cms.call('/api/v1/bookings')).toMatchObject({ status: 401 });
    expect(await cms.call('/api/v1/bookings', { as: 'editor' })).toMatchObject({ status: 403 });
  });

  it('lists, searches, sorts and marks as read', async () => {
    const { body } = await book('10:00', { name: 'Órla' });
    await book('09:00', { name: 'Bea' });
    const names = async (query: string) =>
      (await list(query)).body.bookings.map(
        (booking: { your_details: { name: string } }) => booking.your_details.name,
      );
    expect(await names('')).toEqual(['Bea', 'Órla']);
    expect(await names('?sort=-date')).toEqual(['Órla', 'Bea']);
    expect(await names('?sort=date')).toEqual(['Bea', 'Órla']);
    expect(await names('?search=orla')).toEqual(['Órla']);
    await cms.call(`/api/v1/bookings/read/${body.booking._id}`, { method: 'POST', as: 'producer' });
    expect(await names('?view=unread')).toEqual(['Bea']);
    expect((await list()).body).toMatchObject({ total_items: 2, unread_items: 1 });
  });

  it('says what else came from the address, and counts the time it is kept from its day', async () => {
    const { body } = await book('10:00');
    const other = await book('11:00', { email: details.email.toUpperCase() });
    const { notes } = (
      await cms.call(`/api/v1/bookings/get/${body.booking._id}`, { as: 'producer' })
    ).body;
    expect(notes).toMatchObject({
      kept_until: DateTime.fromISO(date).plus({ months: 24 }).toISODate(),
      consent_version: '',
      also_from_address: [
        { kind: 'booking', _id: other.body.booking._id, date, time: '11:00', status: 'Booked' },
      ],
    });
  });

  it('has a place for each, in the order asked for', async () => {
    const ids: string[] = [];
    for (const time of ['12:00', '10:00', '11:00'])
      ids.push((await book(time)).body.booking._id as string);
    const place = async (query: string) =>
      (await cms.call(`/api/v1/bookings/place/${ids[1]}${query}`, { as: 'producer' })).body.place;
    expect(await place('')).toEqual({
      position: 2,
      total_items: 3,
      previous: ids[2],
      next: ids[0],
    });
    expect(await place('?sort=date')).toMatchObject({ position: 1, previous: null, next: ids[2] });
  });

  it('counts as unread again what staff mark so', async () => {
    const { body } = await book();
    const mark = (json: object) =>
      cms.call(`/api/v1/bookings/read/${body.booking._id}`, { json, as: 'producer' });
    await mark({});
    expect((await list()).body.unread_items).toBe(0);
    expect((await mark({ is_read: false })).body.booking.read_at).toBeNull();
    expect((await list()).body.unread_items).toBe(1);
  });

  it('gives staff the calendar file of a booking as it is now', async () => {
    const { body } = await book();
    const { _id, reference } = body.booking;
    const file = (as?: 'producer' | 'editor') =>
      cms.call(`/api/v1/bookings/calendar/${_id}`, as ? { as } : {});
    const { status, headers, body: calendar } = await file('producer');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="consultation-${reference}.ics"`,
    );
    const withoutStamp = (lines: string) => lines.replace(/DTSTAMP:.*/, '');
    expect(withoutStamp(calendar)).toBe(withoutStamp(body.calendar));
    await cms.call(`/api/v1/bookings/cancel/${_id}`, { method: 'POST', as: 'producer' });
    expect((await file('producer')).body).toContain('METHOD:CANCEL');
    expect(await file()).toMatchObject({ status: 401 });
    expect(await file('editor')).toMatchObject({ status: 403 });
    expect(await cms.call('/api/v1/bookings/calendar/no', { as: 'producer' })).toMatchObject({
      status: 404,
    });
  });

  it('goes out as CSV, a phone number as text', async () => {
    await book();
    const { body } = await cms.call('/api/v1/bookings/export', { as: 'producer' });
    expect(body).toMatch(/^Name,Subject,Number,Email,Date,Time,Status,Reference,Created On\r\n/);
    expect(body).toContain(`,'+353 86 123 4567,maeve@example.ie,${date},10:00,Booked,TR-`);
  });
});

describe('a suspect’s booking', () => {
  const suspect = () =>
    cms.call('/api/v1/bookings/create', {
      json: {
        your_details: { ...details, date, time: '10:00' },
        form_check: { website: 'http://buy.example' },
      },
    });
  const restore = (id: string) =>
    cms.call(`/api/v1/bookings/spam/${id}`, { json: { is_spam: false }, as: 'producer' });

  it('holds no slot and is mailed to nobody until staff take it back', async () => {
    await cms.strapi.db.query('api::mail.mail').deleteMany({ where: {} });
    const { status, body } = await suspect();
    expect(status).toBe(201);
    expect(await slotsOf(date)).toContainEqual({ time: '10:00', free: true });
    expect((await list('?view=spam')).body.total_items).toBe(1);
    expect(await cms.strapi.db.query('api::mail.mail').count()).toBe(0);
    expect(await restore(body.booking._id)).toMatchObject({ status: 200 });
    expect(await slotsOf(date)).toContainEqual({ time: '10:00', free: false });
    expect(await cms.strapi.db.query('api::mail.mail').count()).toBe(2);
  });

  it('is mailed to nobody when its sender moves or cancels it either', async () => {
    await cms.strapi.db.query('api::mail.mail').deleteMany({ where: {} });
    const { body } = await suspect();
    const { token } = body.booking;
    const moved = await cms.call('/api/v1/bookings/mine/move', {
      json: { token, date, time: '11:00' },
    });
    expect(moved).toMatchObject({ status: 200, body: { booking: { time: '11:00' } } });
    expect(await cms.strapi.db.query('api::mail.mail').count()).toBe(0);
  });

  it('is not taken back when somebody else has its slot by then', async () => {
    const { body } = await suspect();
    await book('10:00');
    expect(await restore(body.booking._id)).toMatchObject({
      status: 409,
      body: { ok: false, nearest: [{}, {}, {}] },
    });
  });
});
