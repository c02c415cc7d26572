import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCms, type Cms } from '../../test/start-cms.js';

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

describe.each([
  { path: 'videos', size: 'page_size', fallback: 20, from: 'page' },
  { path: 'blog', size: 'count', fallback: 6, from: 'offset' },
  { path: 'contacts', size: 'page_size', fallback: 50, from: 'page' },
  { path: 'bookings', size: 'page_size', fallback: 50, from: 'page' },
])('the list of $path', ({ path, size, fallback, from }) => {
  const list = (query: string) => cms.call(`/api/v1/${path}/?${query}`, { as: 'administrator' });

  it.each([
    ['', fallback],
    ['=', fallback],
    ['=0', 1],
    ['=-3', 1],
    ['=1', 1],
    ['=100', 100],
    ['=101', 100],
    ['=99999999999999999999', 100],
  ])(`takes ${size}%s for %i`, async (value, expected) => {
    expect(await list(value && size + value)).toMatchObject({
      status: 200,
      body: { ok: true, page_size: expected },
    });
  });

  it.each(['abc', '1.5', '1e2', '0x10', 'null', '1 2', '1&NAME=2', '%00'])(
    'refuses %s and names the field',
    async (value) => {
      for (const name of [size, from])
        expect(await list(`${name}=${value.replace('NAME', name)}`), name).toMatchObject({
          status: 400,
          body: { ok: false, errors: { [name]: 'Must be a whole number' } },
        });
    },
  );
});
