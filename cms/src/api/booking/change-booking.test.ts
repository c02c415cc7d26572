import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findFreeDay } from '../../../test/find-free-day.js';
import { startCms, type Cms } from '../../../test/start-cms.js';

const details = {
  name: 'Maeve',
  subject: 'A film',
  number: '086 123 4567',
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
  await cms.strapi.db.query('api::mail.mail').deleteMany({ where: {} });
});

afterEach(() => void vi.useRealTimers());

const book = async (time = '10:00'): Promise<string> => {
  const { body } = await cms.call('/api/v1/bookings/create', {
    json: { your_details: { ...details, date, time } },
  });
  return body.booking._id;
};
const mailsTo = (recipient: string) =>
  cms.strapi.db.query('api::mail.mail').findMany({ where: { recipient }, orderBy: { id: 'asc' } });
/** The token in the newest mail to the visitor, about this booking or any. */
const newestToken = async (about?: string): Promise<string> => {
  const mails = await mailsTo(details.email);
  const mail = mails.findLast(({ about_booking }) => !about || about_booking === about);
  return /your-booking\?token=([\w.-]+)/.exec(mail.text)?.[1] ?? '';
};
const staff = (call: string, id: string, json: object = {}) =>
  cms.call(`/api/v1/bookings/${call}/${id}`, { json, as: 'producer' });
const mine = (token: string, call = '', json = {}) =>
  cms.call(`/api/v1/bookings/mine${call}`, { json: { token, ...json } });
const isFree = async (time: string) => {
  const { body } = await cms.call(`/api/v1/bookings/slots?from=${date}&to=${date}`);
  return body.days[0].slots.find((slot: { time: string }) => slot.time === time).free;
};

describe('staff', () => {
  it('cancel a booking: the slot is free, both sides get mail, the calendar follows', async () => {
    const id = await book();
    const { status, body } = await staff('cancel', id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Cancelled. The slot is free again.',
      booking: { _id: id, status: 'Cancelled' },
    });
    expect(await isFree('10:00')).toBe(true);
    const [first, second] = await mailsTo(details.email);
    const uid = /UID:.*/.exec(first.calendar)?.[0];
    expect(uid).toBeTruthy();
    expect(first.calendar).toContain('SEQUENCE:0');
    expect(second.calendar).toContain('METHOD:CANCEL');
    expect(second.calendar).toContain('SEQUENCE:1');
    expect(second.calendar).toContain(uid);
    expect(await mailsTo('first@thereelists.example')).toHaveLength(2);
  });

  it('move a booking to a free slot, and get the nearest when it is not', async () => {
    const id = await book('10:00');
    await book('11:00');
    const taken = await staff('move', id, { date, time: '11:00' });
    expect(taken).toMatchObject({ status: 409, body: { ok: false, nearest: [{}, {}, {}] } });
    const moved = await staff('move', id, { date, time: '15:00' });
    expect(moved).toMatchObject({
      status: 200,
      body: { booking: { status: 'Booked', your_details: { time: '15:00' } } },
    });
    expect([await isFree('10:00'), await isFree('15:00')]).toEqual([true, false]);
    expect((await mailsTo(details.email)).at(-1).calendar).toContain('SEQUENCE:1');
  });

  it('cannot cancel twice, nor move what is cancelled', async () => {
    const id = await book();
    await staff('cancel', id);
    expect(await staff('cancel', id)).toMatchObject({ status: 409, body: { ok: false } });
    expect(await staff('move', id, { date, time: '15:00' })).toMatchObject({ status: 409 });
    expect(await isFree('15:00')).toBe(true);
  });

  it('are the only ones who may, by id', async () => {
    const id = await book();
    for (const call of ['cancel', 'move'])
      expect(
        await cms.call(`/api/v1/bookings/${call}/${id}`, { json: { date, time: '15:00' } }),
      ).toMatchObject({ status: 401 });
  });
});

describe('an hour without the notice visitors give', () => {
  const NOTICE = 720;
  const settings = () => cms.strapi.documents('api::consultation.consultation');
  const setNotice = async (notice_hours: number) => {
    const documentId = (await settings().findFirst({}))?.documentId ?? '';
    await settings().update({ documentId, data: { notice_hours } });
  };
  interface Day {
    date: string;
    slots: { time: string; free: boolean }[];
  }
  const slots = async (headers: Record<string, string> = {}) =>
    (await cms.call('/api/v1/bookings/slots', { headers })).body;
  const asStaff = (role: 'producer' | 'administrator' | 'editor') =>
    slots({ access_token: cms.tokens[role] });
  const isEmpty = ({ days }: { days: Day[] }) => days.every((day) => day.slots.length === 0);

  beforeAll(() => setNotice(NOTICE));
  afterAll(() => setNotice(24));

  it('is offered to staff who may move a booking, and to nobody else', async () => {
    for (const role of ['producer', 'administrator'] as const) {
      const answer = await asStaff(role);
      expect(answer.waived_notice_hours).toBe(NOTICE);
      expect(isEmpty(answer)).toBe(false);
      const now = Date.now();
      const [first] = (answer.days as Day[]).filter((day) => day.slots.length > 0);
      // In winter Dublin's clock is the world's; in summer an hour ahead of it.
      expect(Date.parse(`${first?.date}T${first?.slots[0]?.time}Z`)).toBeGreaterThan(now - 1);
    }
    for (const answer of [
      await slots(),
      await asStaff('editor'),
      await slots({ access_token: 'forged' }),
    ]) {
      expect(isEmpty(answer)).toBe(true);
      expect(answer).not.toHaveProperty('waived_notice_hours');
    }
  });

  it('can be moved to by staff, and by no visitor', async () => {
    await setNotice(24);
    const id = await book();
    const token = await newestToken();
    await setNotice(NOTICE);
    const soon = ((await asStaff('producer')).days as Day[])
      .filter((day) => day.date !== date)
      .flatMap((day) => day.slots.map(({ time }) => ({ date: day.date, time })))[1];
    expect(await mine(token, '/move', soon)).toMatchObject({ status: 400 });
    expect(await staff('move', id, soon)).toMatchObject({
      status: 200,
      body: { booking: { your_details: soon } },
    });
  });

  it('is among the nearest that staff are offered', async () => {
    await setNotice(24);
    const id = await book('10:00');
    await book('11:00');
    await setNotice(NOTICE);
    const { status, body } = await staff('move', id, { date, time: '11:00' });
    expect(status).toBe(409);
    expect(body.nearest[0].date).toBe(date);
  });
});

describe('a change its visitor is told of by staff and not by mail', () => {
  it('goes to staff alone, who read that it did', async () => {
    const id = await book();
    const moved = await staff('move', id, { date, time: '15:00', tell: false });
    expect(moved.body.message).toMatch(/ at 15:00 it is\. They got no mail about it\.$/);
    expect(await mailsTo(details.email)).toHaveLength(1);
    const toStaff = await mailsTo('first@thereelists.example');
    expect(toStaff.at(-1).text).toContain('They got no mail about it.');
    const cancelled = await staff('cancel', id, { tell: false });
    expect(cancelled.body.message).toBe(
      'Cancelled. The slot is free again. They got no mail about it.',
    );
    expect(await mailsTo(details.email)).toHaveLength(1);
    expect(await staff('move', id, { date, time: '15:00', tell: 'perhaps' })).toMatchObject({
      status: 400,
      body: { errors: { tell: 'Must be true or false' } },
    });
  });

  it('leaves the link of the last mail good until the next', async () => {
    const id = await book('10:00');
    const token = await newestToken();
    await staff('move', id, { date, time: '11:00', tell: false });
    await staff('move', id, { date, time: '12:00', tell: false });
    expect((await mine(token)).body.booking).toMatchObject({ time: '12:00' });
    await staff('move', id, { date, time: '15:00' });
    expect(await mine(token)).toMatchObject({ status: 403 });
    expect((await mine(await newestToken())).body.booking).toMatchObject({ time: '15:00' });
  });

  it('can say a line of its own when it is a cancellation told by mail', async () => {
    const id = await book();
    await staff('cancel', id, { line: 'The crane is stuck.\nSorry!' });
    const mail = (await mailsTo(details.email)).at(-1);
    expect(mail.text).toContain('The crane is stuck.\nSorry!');
    expect(mail.html).toContain('The crane is stuck.');
    expect(await staff('cancel', id, { line: 'x'.repeat(501) })).toMatchObject({ status: 400 });
  });
});

describe('a booking in hours of another length', () => {
  const settings = () => cms.strapi.documents('api::consultation.consultation');
  const setLength = async (slot_minutes: number) => {
    const documentId = (await settings().findFirst({}))?.documentId ?? '';
    await settings().update({ documentId, data: { slot_minutes } });
  };
  afterEach(() => setLength(60));
  const freeFor = async (moving: string, headers = { access_token: cms.tokens.producer }) => {
    const path = `/api/v1/bookings/slots?from=${date}&to=${date}&moving=${moving}`;
    const { body } = await cms.call(path, { headers });
    const free = (body.days[0].slots as { time: string; free: boolean }[]).filter(
      (slot) => slot.free,
    );
    return free.map(({ time }) => time);
  };

  it('is moved over its own hour, by staff and by its visitor, and not onto another', async () => {
    const id = await book('10:00');
    await book('11:00');
    await setLength(30);
    expect(await staff('move', id, { date, time: '10:30' })).toMatchObject({
      status: 200,
      body: { booking: { duration: 30, your_details: { time: '10:30' } } },
    });
    await setLength(60);
    const token = await newestToken(id);
    expect(await mine(token, '/move', { date, time: '10:00' })).toMatchObject({ status: 200 });
    await setLength(30);
    expect(await staff('move', id, { date, time: '11:30' })).toMatchObject({ status: 409 });
  });

  it('shows staff those times as free, but not its own, which is no move', async () => {
    const id = await book('10:00');
    await book('11:00');
    await setLength(30);
    const free = await freeFor(id);
    expect(free).toContain('10:30');
    for (const time of ['10:00', '11:00', '11:30']) expect(free).not.toContain(time);
    expect(await freeFor('nobody')).not.toContain('10:30');
    expect(await freeFor(id, { access_token: '' })).not.toContain('10:30');
    expect(await staff('move', id, { date, time: '10:00' })).toMatchObject({ status: 409 });
  });
});

describe('what has happened to a booking', () => {
  const history = async (id: string) =>
    (await cms.call(`/api/v1/bookings/get/${id}`, { as: 'producer' })).body.booking.history;
  const AT = expect.stringMatching(/^\d{4}-.*Z$/);

  it('is told from its booking on, with who did it and what became of each mail', async () => {
    const id = await book('10:00');
    expect(await history(id)).toEqual([
      { what: 'booked', at: AT },
      { what: 'mailed', at: AT, letter: 'booked', status: 'Waiting' },
    ]);
    await staff('move', id, { date, time: '11:00', tell: false });
    await mine(await newestToken(), '/move', { date, time: '12:00' });
    await staff('cancel', id);
    const told = await history(id);
    expect(told.filter(({ what }: { what: string }) => what !== 'mailed')).toEqual([
      { what: 'booked', at: AT },
      {
        what: 'moved',
        at: AT,
        by: 'producer Test',
        from: { date, time: '10:00' },
        is_told: false,
      },
      { what: 'moved', at: AT, by: null, from: { date, time: '11:00' }, is_told: true },
      { what: 'cancelled', at: AT, by: 'producer Test', is_told: true },
    ]);
    expect(told.flatMap(({ letter }: { letter?: string }) => letter ?? [])).toEqual([
      'booked',
      'moved',
      'cancelled',
    ]);
  });

  it('knows a booking from before it was kept as booked, and no more', async () => {
    const id = await book();
    await cms.strapi.db.query('api::mail.mail').deleteMany({ where: {} });
    await cms.strapi.db
      .query('api::booking.booking')
      .update({ where: { documentId: id }, data: { history: null } });
    expect(await history(id)).toEqual([{ what: 'booked', at: AT }]);
  });

  it('names who took it for spam and who took it back', async () => {
    const id = await book();
    await staff('spam', id, { is_spam: true });
    await staff('spam', id, { is_spam: false });
    const whats = (await history(id)).map(({ what, by }: { what: string; by?: string }) => [
      what,
      by,
    ]);
    expect(whats).toContainEqual(['suspected', 'producer Test']);
    expect(whats).toContainEqual(['restored', 'producer Test']);
  });

  it('has no mail to an hour that had passed when it was taken back from Spam', async () => {
    const id = await book();
    await staff('spam', id, { is_spam: true });
    await cms.strapi.db
      .query('api::booking.booking')
      .update({ where: { documentId: id }, data: { date: '2026-01-05' } });
    const mails = await cms.strapi.db.query('api::mail.mail').count();
    const { status, body } = await staff('spam', id, { is_spam: false });
    expect({ status, body }).toMatchObject({ status: 200, body: { booking: { is_spam: false } } });
    expect(await cms.strapi.db.query('api::mail.mail').count()).toBe(mails);
    expect((await history(id)).at(-1)).toMatchObject({ what: 'restored' });
  });

  it('has one line for a change, however many ask for it at once', async () => {
    const id = await book();
    const answers = await Promise.all(
      ['11:00', '12:00', '14:00', '15:00'].map((time) => staff('move', id, { date, time })),
    );
    const done = answers.filter(({ status }) => status === 200).length;
    expect(done).toBeGreaterThan(0);
    const moves = (await history(id)).filter(({ what }: { what: string }) => what === 'moved');
    expect(moves).toHaveLength(done);
  });

  it('goes with the booking: it is in the export and gone after the erasure', async () => {
    const id = await book();
    await staff('move', id, { date, time: '11:00' });
    const json = { email: details.email };
    const { body } = await cms.call('/api/v1/personal-data/find', { json, as: 'producer' });
    expect(body.held.bookings[0].history).toMatchObject([{ what: 'moved', by: 'producer Test' }]);
    await cms.call('/api/v1/personal-data/erase', { json, as: 'producer' });
    expect(await cms.strapi.db.query('api::booking.booking').count()).toBe(0);
    expect(await cms.strapi.db.query('api::mail.mail').count()).toBe(0);
  });
});

describe('the link in the mail', () => {
  it('shows the booking and no more than its mail says', async () => {
    await book();
    const { status, body } = await mine(await newestToken());
    expect(status).toBe(200);
    expect(body.booking).toEqual({
      reference: expect.stringMatching(/^TR-/),
      status: 'Booked',
      subject: 'A film',
      date,
      time: '10:00',
      duration: 60,
    });
  });

  it('holds until the booking’s hour, also one its visitor was told of by phone', async () => {
    const id = await book('10:00');
    const token = await newestToken();
    await staff('move', id, { date, time: '15:00', tell: false });
    // In summer Dublin's clock is an hour ahead of the world's.
    vi.setSystemTime(`${date}T12:30:00Z`);
    expect(await mine(token)).toMatchObject({ status: 200, body: { booking: { time: '15:00' } } });
    vi.setSystemTime(`${date}T15:30:00Z`);
    expect(await mine(token)).toMatchObject({ status: 403, body: { ok: false } });
    expect(await mine(token, '/cancel')).toMatchObject({ status: 403 });
  });

  it('moves the booking once; the next mail has the next link', async () => {
    await book();
    const token = await newestToken();
    expect(await mine(token, '/move', { date, time: '12:00' })).toMatchObject({
      status: 200,
      body: { booking: { time: '12:00' } },
    });
    expect(await mine(token, '/move', { date, time: '15:00' })).toMatchObject({
      status: 403,
      body: { ok: false },
    });
    expect(await mine(await newestToken(), '/cancel')).toMatchObject({
      status: 200,
      body: { booking: { status: 'Cancelled' }, calendar: expect.stringContaining('CANCEL') },
    });
  });

  it('cancels once, also when it is pressed many times at once', async () => {
    await book();
    const token = await newestToken();
    const answers = await Promise.all(Array.from({ length: 5 }, () => mine(token, '/cancel')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await mailsTo(details.email)).toHaveLength(2);
  });

  it('keeps working when the slot asked for is gone', async () => {
    await book('10:00');
    const token = await newestToken();
    await book('11:00');
    expect(await mine(token, '/move', { date, time: '11:00' })).toMatchObject({ status: 409 });
    expect(await mine(token)).toMatchObject({ status: 200 });
  });

  it.each(['', 'a.b.c', 'x'.repeat(2000)])('does nothing when it is %j', async (token) => {
    for (const call of ['', '/cancel', '/move']) {
      const { status, body } = await mine(token, call, { date, time: '12:00' });
      expect([400, 403]).toContain(status);
      expect(body.ok).toBe(false);
    }
  });

  it('is not a login', async () => {
    await book();
    const access_token = await newestToken();
    expect(await cms.call('/api/v1/auth/me', { headers: { access_token } })).toMatchObject({
      status: 401,
    });
    expect(await mine(cms.tokens.administrator)).toMatchObject({ status: 403 });
  });
});
