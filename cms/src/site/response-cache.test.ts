import { describe, expect, it, vi } from 'vitest';
import { ResponseCache, type Made } from './response-cache';

const made = (body: string, isKept = true): Made => ({ status: 200, headers: {}, body, isKept });
const text = (stored?: { body: { identity: Buffer } }) => stored?.body.identity.toString();

describe('ResponseCache', () => {
  it('makes an answer once however many ask at the same time', async () => {
    const cache = new ResponseCache();
    const make = vi.fn(async () => made('page'));
    const answers = await Promise.all(Array.from({ length: 100 }, () => cache.load('/', make)));
    expect(make).toHaveBeenCalledTimes(1);
    expect(new Set(answers.map(text))).toEqual(new Set(['page']));
    expect(cache.get('/')).toBe(answers[0]);
  });

  it('forgets everything when it is dropped', async () => {
    const cache = new ResponseCache();
    await cache.load('/', async () => made('old'));
    cache.drop();
    expect(cache.get('/')).toBeUndefined();
  });

  it('does not keep an answer whose making began before the drop', async () => {
    const cache = new ResponseCache();
    let finish = (_made: Made) => {};
    const old = cache.load('/', () => new Promise<Made>((resolve) => (finish = resolve)));
    cache.drop();
    const fresh = cache.load('/', async () => made('new'));
    finish(made('old'));
    expect(text(await old)).toBe('old');
    expect(text(await fresh)).toBe('new');
    expect(text(cache.get('/'))).toBe('new');
  });

  it('shows an answer that must not be kept, and makes the next one anew', async () => {
    const cache = new ResponseCache();
    await cache.load('/', async () => made('fault', false));
    expect(cache.get('/')).toBeUndefined();
    expect(text(await cache.load('/', async () => made('page')))).toBe('page');
  });

  it('lets the next caller try again after a failure', async () => {
    const cache = new ResponseCache();
    await expect(cache.load('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(text(await cache.load('/', async () => made('page')))).toBe('page');
  });

  it('replaces the quick compression by a smaller one afterwards', async () => {
    const cache = new ResponseCache();
    const body = Array.from({ length: 3_000 }, (_, index) => `<p>Line ${index * 7919}</p>`).join(
      '',
    );
    const stored = await cache.load('/', async () => made(body));
    const quick = Number(stored.body.br?.length);
    expect(quick).toBeGreaterThan(0);
    await vi.waitFor(() => expect(stored.body.br?.length).toBeLessThan(quick), { timeout: 20_000 });
  });
});
