import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const book = async (time = '10:00'): Promise<string> => {
  const { body } = await cms.call('/api/v1/bookings/create', {
    json: { your_details: { ...details, date, time } },
  });
  return body.booking._id;
};
const mailsTo = (recipient: string) =>
  cms.strapi.db.query('api::mail.mail').findMany({ where: { recipient }, orderBy: { id: 'asc' } });
/** The token in the newest mail to the visitor. */
const newestToken = async (): Promise<string> => {
  const mail = (await mailsTo(details.email)).at(-1);
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
