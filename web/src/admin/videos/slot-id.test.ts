import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { paths } from '../../paths.ts';
import { joinSlotId, parseSlotId, slotHref } from './slot-id.ts';

const greatWork = { id: 'a1b2', page: 'Home', section: 'Weve made some great work' };
const TITLES = [
  { id: 'a1b2', page: 'Home', section: 'Header' },
  greatWork,
  { id: 'a1b2', page: 'Videos for your business', section: 'Header' },
  { id: 'a1b2', page: 'Sound + picture', section: '100% Irish/English & more' },
  { id: 'a1b2', page: 'Úna', section: 'A %2B B' },
];

describe('the id segment of a video’s address', () => {
  it('joins id, page and section with plus signs', () => {
    expect(joinSlotId(greatWork)).toBe('a1b2+Home+Weve made some great work');
    expect(slotHref(greatWork)).toBe(
      '/admin/videos/create/a1b2+Home+Weve%20made%20some%20great%20work',
    );
  });

  it.each(TITLES)('comes back whole through the address bar: $page, $section', (title) => {
    const address = new URL(slotHref(title), 'https://thereelists.example').pathname;
    const match = matchRoutes([{ path: paths.adminNewVideo.pattern }], address)?.[0];
    expect(parseSlotId(match?.params.id ?? '')).toEqual(title);
  });

  it('survives a percent sign typed by hand', () => {
    expect(parseSlotId('a1b2+Home+100% Irish')?.section).toBe('100% Irish');
  });

  it.each(['', 'a1b2', 'a1b2+Home', '+Home+Header', 'a1b2++Header'])('refuses %j', (segment) => {
    expect(parseSlotId(segment)).toBeNull();
  });
});
