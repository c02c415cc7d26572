import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCms, type Cms } from '../../test/start-cms.js';

const your_details = { name: 'Maeve', email: 'maeve@example.ie', subject: 'S', message: 'M' };

let cms: Cms;
beforeAll(async () => {
  cms = await startCms({ RATE_LIMIT_FORMS: '3' });
});
afterAll(() => cms.stop());

it('takes nobody’s word for their address when no proxy is trusted', async () => {
  const statuses = [];
  for (let round = 0; round < 4; round += 1) {
    const { status } = await cms.call('/api/v1/contacts/create', {
      json: { your_details },
      headers: { 'x-forwarded-for': `203.0.113.${round}`, 'x-real-ip': `203.0.113.${round}` },
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
});
