import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCms, type Cms } from '../../../test/start-cms.js';

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());
const outbox = () => cms.strapi.db.query('api::mail.mail');
beforeEach(() => outbox().deleteMany({ where: {} }));

interface Written {
  status?: 'Waiting' | 'Sending' | 'Sent' | 'Failed';
  recipient?: string;
  recipient_name?: string;
  /** Minutes after the first one. */
  minute?: number;
}
const write = (subject: string, { minute = 0, ...mail }: Written = {}) =>
  outbox().create({
    data: {
      status: 'Sent',
      recipient: 'orla@example.ie',
      recipient_name: 'Orla',
      about_email: 'orla@example.ie',
      text: `About ${subject}.`,
      html: '<p>',
      ...mail,
      subject,
      createdAt: new Date(Date.UTC(2026, 10, 20, 9, minute)),
    },
  });
const list = (query = '') => cms.call(`/api/v1/mails/${query}`, { as: 'producer' });
const subjects = async (query = '') =>
  (await list(query)).body.mails.map(({ subject }: { subject: string }) => subject);

describe('GET /mails/', () => {
  it('gives what failed first, then what waits or is on its way, then the newest', async () => {
    await write('sent old', { minute: 1 });
    await write('failed old', { status: 'Failed', minute: 2 });
    await write('waiting', { status: 'Waiting', minute: 3 });
    await write('sending', { status: 'Sending', minute: 4 });
    await write('failed new', { status: 'Failed', minute: 5 });
    await write('sent new', { minute: 6 });
    const inOrder = ['failed new', 'failed old', 'sending', 'waiting', 'sent new', 'sent old'];
    expect(await subjects()).toEqual(inOrder);
    expect([
      ...(await subjects('?page_size=4')),
      ...(await subjects('?page=1&page_size=4')),
    ]).toEqual(inOrder);
  });

  it('counts every view, whatever is shown or searched for', async () => {
    await write('a', { status: 'Failed' });
    await write('b', { status: 'Waiting' });
    await write('c', { status: 'Sending' });
    for (const subject of ['d', 'e', 'f']) await write(subject);
    const counts = { failed_items: 1, waiting_items: 2, sent_items: 3, is_sending: false };
    expect((await list()).body).toMatchObject({ total_items: 6, ...counts });
    expect((await list('?view=sent&page_size=2')).body).toMatchObject({
      total_items: 3,
      total_pages: 2,
      ...counts,
    });
    expect((await list('?search=a')).body).toMatchObject({ total_items: 6, ...counts });
    expect((await list('?view=waiting&search=nobody')).body).toMatchObject({
      mails: [],
      total_items: 0,
      ...counts,
    });
  });

  it('shows what is on its way among what waits', async () => {
    for (const status of ['Failed', 'Waiting', 'Sending', 'Sent'] as const)
      await write(status, { status });
    expect(await subjects('?view=waiting')).toEqual(['Sending', 'Waiting']);
    expect(await subjects('?view=failed')).toEqual(['Failed']);
    expect(await subjects('?view=sent')).toEqual(['Sent']);
    expect(await subjects('?view=')).toHaveLength(4);
    for (const query of ['?view=none', '?view[]=sent', '?search[]=a'])
      expect(await list(query)).toMatchObject({ status: 400, body: { ok: false } });
  });

  it('finds a part of a name, address or subject, whatever the accents and capitals', async () => {
    await write('A film', { recipient: 'sean_1@example.ie', recipient_name: 'Seán' });
    await write('100% Green', { recipient: 'b@example.ie', recipient_name: 'B' });
    expect(await subjects('?search=SEAN')).toEqual(['A film']);
    expect(await subjects('?search=n_1@')).toEqual(['A film']);
    expect(await subjects('?search=%25')).toEqual(['100% Green']);
    expect(await subjects('?search=_')).toEqual(['A film']);
    expect(await subjects('?search=green&view=failed')).toEqual([]);
    expect((await list('?search=film')).body.total_items).toBe(1);
  });

  it('calls a visitor by name, and staff the studio', async () => {
    await cms.call('/api/v1/contacts/create', {
      json: {
        your_details: {
          name: 'Órla',
          email: 'orla@example.ie',
          subject: 'A film',
          message: 'By Friday.',
        },
      },
    });
    expect(
      (await list()).body.mails.map(
        ({ recipient_name }: { recipient_name: string }) => recipient_name,
      ),
    ).toEqual(['Órla', 'Studio']);
  });
});

describe('GET /mails/get/:id', () => {
  it('gives the whole mail', async () => {
    const { documentId } = await write('A film', { status: 'Failed', minute: 41 });
    expect(await cms.call(`/api/v1/mails/get/${documentId}`, { as: 'producer' })).toMatchObject({
      status: 200,
      body: {
        ok: true,
        mail: {
          _id: documentId,
          createdAt: '2026-11-20T09:41:00.000Z',
          updatedAt: expect.stringMatching(/Z$/),
          status: 'Failed',
          recipient: 'orla@example.ie',
          recipient_name: 'Orla',
          subject: 'A film',
          text: 'About A film.',
        },
      },
    });
  });
});

describe('POST /mails/resend-failed', () => {
  it('puts all that failed back in the queue and leaves the rest alone', async () => {
    await write('failed', { status: 'Failed' });
    await write('sent');
    const answer = await cms.call('/api/v1/mails/resend-failed', {
      method: 'POST',
      as: 'producer',
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { ok: true, resent_items: 1, message: 'One mail is back in the queue.' },
    });
    expect((await list()).body).toMatchObject({ failed_items: 0, waiting_items: 1, sent_items: 1 });
    const [mail] = (await list('?view=waiting')).body.mails;
    expect(mail).toMatchObject({ subject: 'failed', attempts: 0 });
    expect(Date.parse(mail.next_try_at)).toBeLessThanOrEqual(Date.now());
  });
});
