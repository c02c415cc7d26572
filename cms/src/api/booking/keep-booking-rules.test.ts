import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findFreeDay } from '../../../test/find-free-day.js';
import { openPanel } from '../../../test/open-panel.js';
import { staffEmail, startCms, type Cms, type Reply } from '../../../test/start-cms.js';

const BOOKINGS = '/content-manager/collection-types/api::booking.booking';
const STAFF = 'first@thereelists.example';
const details = {
  name: 'Maeve',
  subject: 'A film',
  number: '086 123 4567',
  email: 'maeve@example.ie',
};

let cms: Cms;
let panel: Awaited<ReturnType<typeof openPanel>>;
let date: string;
beforeAll(async () => {
  cms = await startCms();
  panel = await openPanel(cms, staffEmail('administrator'));
  date = await findFreeDay(cms);
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await cms.strapi.db.query('api::booking.booking').deleteMany({ where: {} });
  await cms.strapi.db.query('api::mail.mail').deleteMany({ where: {} });
});

const create = async (time: string, beside = {}) => {
  const your_details = { ...details, date, time };
  const { body } = await cms.call('/api/v1/bookings/create', { json: { your_details, ...beside } });
  return body.booking as { _id: string; token: string };
};
const book = async (time = '10:00') => (await create(time))._id;
const save = (id: string, json: object) => panel(`${BOOKINGS}/${id}`, { method: 'PUT', json });
const remove = (id: string) => panel(`${BOOKINGS}/${id}`, { method: 'DELETE' });
const refusal = ({ status, body }: Reply) => ({ status, message: body.error?.message });
const mailsTo = (recipient: string) =>
  cms.strapi.db.query('api::mail.mail').findMany({ where: { recipient }, orderBy: { id: 'asc' } });
const isFree = async (time: string) => {
  const { body } = await cms.call(`/api/v1/bookings/slots?from=${date}&to=${date}`);
  return body.days[0].slots.find((slot: { time: string }) => slot.time === time).free;
};
const shown = async (id: string) =>
  (await cms.call(`/api/v1/bookings/get/${id}`, { as: 'producer' })).body.booking;

describe('a booking changed in the panel', () => {
  it('shows there what it is, and is cancelled as in the staff area', async () => {
    const id = await book();
    const [listed] = (await panel(`${BOOKINGS}?page=1&pageSize=10`)).body.results;
    expect(listed.state).toBe('Booked');
    const form = (await panel(`${BOOKINGS}/${id}`)).body.data;
    const saved = await save(id, { ...form, state: 'Cancelled' });
    expect(saved).toMatchObject({ status: 200, body: { data: { state: 'Cancelled' } } });

    expect(await isFree('10:00')).toBe(true);
    const [, mail] = await mailsTo(details.email);
    expect(mail.calendar).toContain('METHOD:CANCEL');
    expect(mail.calendar).toContain('SEQUENCE:1');
    expect(await mailsTo(STAFF)).toHaveLength(2);
    expect((await shown(id)).history).toContainEqual({
      what: 'cancelled',
      at: expect.any(String),
      by: 'administrator Test',
      is_told: true,
    });
  });

  it('is moved as in the staff area, to its corrected address', async () => {
    const id = await book('10:00');
    const form = (await panel(`${BOOKINGS}/${id}`)).body.data;
    const email = 'maeve.n@example.ie';
    expect(await save(id, { ...form, time: '15:00', email })).toMatchObject({
      status: 200,
      body: { data: { time: '15:00', email } },
    });
    expect([await isFree('10:00'), await isFree('15:00')]).toEqual([true, false]);
    const [mail] = await mailsTo(email);
    expect(mail.calendar).toContain('SEQUENCE:1');
    expect(mail.calendar).toContain('T150000');
    expect((await shown(id)).history).toContainEqual(
      expect.objectContaining({ what: 'moved', from: { date, time: '10:00' } }),
    );
  });

  it('is taken for spam and back: its hour goes and returns', async () => {
    const { _id: id } = await create('10:00', { form_check: { website: 'x' } });
    expect(await mailsTo(details.email)).toHaveLength(0);
    await save(id, { is_spam: false });
    expect(await isFree('10:00')).toBe(false);
    expect(await mailsTo(details.email)).toHaveLength(1);
    await save(id, { is_spam: true });
    expect(await isFree('10:00')).toBe(true);
    expect(await mailsTo(details.email)).toHaveLength(1);
  });

  it.each([
    ['a taken hour', { time: '11:00' }, /^Somebody got to that slot first\./],
    ['the middle of the night', { time: '03:00' }, /^That time is not one of ours\./],
    ['no time', { time: 'noon' }, /^Check the time: Pick a time$/],
    ['two things at once', { time: '15:00', state: 'Cancelled' }, /^Change one thing at a time/],
    ['a name too long, and nobody is told', { time: '15:00', name: 'x'.repeat(121) }, /120/],
  ])('is refused with the reason: %s', async (_what, json, message) => {
    const id = await book('10:00');
    await book('11:00');
    const mails = await cms.strapi.db.query('api::mail.mail').count();
    expect(refusal(await save(id, json))).toEqual({
      status: 400,
      message: expect.stringMatching(message),
    });
    expect(await isFree('10:00')).toBe(false);
    expect(await cms.strapi.db.query('api::mail.mail').count()).toBe(mails);
  });

  it('keeps its reference, its count and its history, whatever the form says', async () => {
    const id = await book();
    const { reference } = await shown(id);
    await save(id, { reference: 'TR-MINE', sequence: 7, duration: 5, history: [], name: 'Méabh' });
    const row = await cms.strapi.db
      .query('api::booking.booking')
      .findOne({ where: { documentId: id } });
    expect(row).toMatchObject({ reference, sequence: 0, duration: 60, name: 'Méabh' });
    expect(await mailsTo(details.email)).toHaveLength(1);
  });

  it('stays cancelled once it is', async () => {
    const id = await book();
    await save(id, { state: 'Cancelled' });
    const stays = { status: 400, message: expect.stringMatching(/^A cancelled booking stays/) };
    expect(refusal(await save(id, { state: 'Booked' }))).toEqual(stays);
    expect(refusal(await save(id, { time: '15:00' }))).toEqual(stays);
    expect(await save(id, { name: 'Méabh' })).toMatchObject({ status: 200 });
  });
});

describe('a booking deleted in the panel', () => {
  it('is cancelled first: both sides are told, and its hour is free', async () => {
    const id = await book();
    expect(await remove(id)).toMatchObject({ status: 200 });
    expect(await isFree('10:00')).toBe(true);
    const [, mail] = await mailsTo(details.email);
    expect(mail.calendar).toContain('METHOD:CANCEL');
    const [, toStaff] = await mailsTo(STAFF);
    expect(toStaff.subject).toMatch(/^Consultation cancelled/);
    // There is nothing left to open.
    expect(toStaff.text).not.toContain('/admin/booking/');
  });

  it('is so for each of many', async () => {
    const documentIds = [await book('10:00'), await book('11:00')];
    const json = { documentIds };
    expect(await panel(`${BOOKINGS}/actions/bulkDelete`, { method: 'POST', json })).toMatchObject({
      status: 200,
    });
    expect([await isFree('10:00'), await isFree('11:00')]).toEqual([true, true]);
    expect(await mailsTo(details.email)).toHaveLength(4);
  });

  it('is nobody’s news when it was cancelled, spam or over', async () => {
    const cancelled = await book('10:00');
    await save(cancelled, { state: 'Cancelled' });
    const { _id: spam } = await create('11:00', { form_check: { website: 'x' } });
    const over = await book('12:00');
    await cms.strapi.db
      .query('api::booking.booking')
      .update({ where: { documentId: over }, data: { date: '2026-01-05' } });
    const mails = await cms.strapi.db.query('api::mail.mail').count();
    for (const id of [cancelled, spam, over])
      expect(await remove(id)).toMatchObject({ status: 200 });
    expect(await cms.strapi.db.query('api::mail.mail').count()).toBe(mails);
    expect(await cms.strapi.db.query('api::booking.booking').count()).toBe(0);
  });
});

describe('a new booking', () => {
  it('is not made in the panel, which says where', async () => {
    const id = await book();
    const message = expect.stringContaining('Bookings are made on the site, at /contact-us');
    const json = { ...details, date, time: '11:00', reference: 'TR-MINE', state: 'Booked' };
    expect(refusal(await panel(BOOKINGS, { method: 'POST', json }))).toEqual({
      status: 400,
      message,
    });
    const clone = await panel(`${BOOKINGS}/clone/${id}`, { method: 'POST', json });
    expect(refusal(clone)).toEqual({ status: 400, message });
    expect(await cms.strapi.db.query('api::booking.booking').count()).toBe(1);
  });
});
