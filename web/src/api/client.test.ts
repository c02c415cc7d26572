import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, apiGet, apiPost, NO_ANSWER } from './client.ts';

const answer = (status: number, body: unknown) =>
  vi.fn<typeof fetch>(async () => Response.json(body, { status }));

const headersOf = (fetcher: ReturnType<typeof answer>) =>
  new Headers(fetcher.mock.calls[0]?.[1]?.headers);

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the API client', () => {
  it('answers with the body of a call that went well', async () => {
    vi.stubGlobal('fetch', answer(200, { ok: true, items: [1] }));
    expect(await apiGet('/testimonials/')).toEqual({ ok: true, items: [1] });
  });

  it('throws the message and the field errors when ok is false, whatever the status', async () => {
    const errors = { 'your_details.email': 'Invalid email address' };
    vi.stubGlobal('fetch', answer(200, { ok: false, message: 'Look again', errors }));
    await expect(apiPost('/contacts/create', {})).rejects.toMatchObject({
      name: 'ApiError',
      message: 'Look again',
      status: 200,
      errors,
    });
  });

  it.each([
    ['an answer in another shape', answer(502, 'Bad Gateway')],
    ['no answer at all', vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))],
  ])('says in words a person can act on that there was %s', async (_what, fetcher) => {
    vi.stubGlobal('fetch', fetcher);
    await expect(apiGet('/blog/')).rejects.toEqual(
      expect.objectContaining({ constructor: ApiError, message: NO_ANSWER }),
    );
  });

  it('sends the stored staff token under both names', async () => {
    localStorage.setItem('reelists_access_token', 'abc');
    const fetcher = answer(200, { ok: true });
    vi.stubGlobal('fetch', fetcher);
    await apiGet('/contacts/');
    expect(headersOf(fetcher).get('access_token')).toBe('abc');
    expect(headersOf(fetcher).get('authorization')).toBe('Bearer abc');
  });

  it('keeps the token to itself where staff see what visitors see', async () => {
    localStorage.setItem('reelists_access_token', 'abc');
    const fetcher = answer(200, { ok: true });
    vi.stubGlobal('fetch', fetcher);
    await apiGet('/bookings/slots', { isAnonymous: true });
    expect([...headersOf(fetcher).keys()]).toEqual([]);
  });

  it('leaves the content type of a form with files to the browser', async () => {
    const fetcher = answer(201, { ok: true });
    vi.stubGlobal('fetch', fetcher);
    await apiPost('/blog/create', new FormData(), { idempotencyKey: 'once' });
    expect(headersOf(fetcher).get('content-type')).toBeNull();
    expect(headersOf(fetcher).get('idempotency-key')).toBe('once');
  });

  it('asks the given fetcher instead of the network', async () => {
    const fetcher = answer(200, { ok: true });
    vi.stubGlobal('fetch', fetcher);
    const fetchApi = vi.fn(async () => ({ status: 200, body: { ok: true, team: [] } }));
    await apiGet('/team/', { meta: { fetchApi } });
    expect(fetchApi).toHaveBeenCalledWith('/api/v1/team/');
    expect(fetcher).not.toHaveBeenCalled();
  });
});
