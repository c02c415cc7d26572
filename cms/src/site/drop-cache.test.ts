import type { Core } from '@strapi/strapi';
import { describe, expect, it, vi } from 'vitest';
import { dropOnChange } from './drop-cache';

type Middleware = (
  context: { uid: string; action: string },
  next: () => Promise<unknown>,
) => Promise<unknown>;

interface Subscriber {
  models: string[];
  afterUpdateMany?(event: { params: { data: object } }): Promise<void>;
}

/** A write or read through the Document Service, in a transaction that commits unless it throws. */
const start = () => {
  let middleware: Middleware = () => Promise.reject(new Error('none registered'));
  const subscribe = vi.fn<(subscriber: Subscriber) => void>();
  const commit = vi.fn();
  const strapi = {
    documents: { use: (given: Middleware) => (middleware = given) },
    db: {
      lifecycles: { subscribe },
      transaction: async (
        work: (context: { onCommit: (then: () => void) => void }) => Promise<unknown>,
      ) => {
        const after: (() => void)[] = [];
        const result = await work({ onCommit: (then) => after.push(then) });
        commit();
        for (const then of after) then();
        return result;
      },
    },
  } as unknown as Core.Strapi;
  const drop = vi.fn();
  dropOnChange(strapi, drop);
  const act = (uid: string, action: string, next = () => Promise.resolve<unknown>('done')) =>
    middleware({ uid, action }, next);
  const bookings = subscribe.mock.calls
    .map(([subscriber]) => subscriber)
    .find(({ models }) => models.includes('api::booking.booking'));
  return { act, drop, commit, bookings };
};

describe('dropOnChange', () => {
  it('drops once the change is committed, for a type it has never heard of too', async () => {
    const { act, drop, commit } = start();
    commit.mockImplementation(() => expect(drop).not.toHaveBeenCalled());
    expect(await act('api::award.award', 'update')).toBe('done');
    expect(drop).toHaveBeenCalledTimes(1);
  });

  it('drops nothing for a read, an enquiry, a mail or a panel user', async () => {
    const { act, drop } = start();
    await act('api::post.post', 'findMany');
    for (const uid of ['api::contact.contact', 'api::mail.mail', 'admin::user'])
      await act(uid, 'create');
    expect(drop).not.toHaveBeenCalled();
  });

  it('drops when a booking takes or frees an hour by a statement, not when somebody reads it', async () => {
    const { drop, bookings } = start();
    await bookings?.afterUpdateMany?.({ params: { data: { read_at: 'now' } } });
    expect(drop).not.toHaveBeenCalled();
    await bookings?.afterUpdateMany?.({ params: { data: { state: 'Cancelled' } } });
    expect(drop).toHaveBeenCalledTimes(1);
  });

  it('drops nothing when the change did not happen', async () => {
    const { act, drop } = start();
    const refused = () => Promise.reject(new Error('refused'));
    await expect(act('api::post.post', 'publish', refused)).rejects.toThrow('refused');
    expect(drop).not.toHaveBeenCalled();
  });
});
