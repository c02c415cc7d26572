import { expect, it } from 'vitest';
import { packPictures, unpackPictures } from './page-state.ts';

const picture = {
  url: '/uploads/work_01_34a2.jpg',
  mime: 'image/jpeg',
  name: 'work-01.jpg',
  size: 1,
  width: 1600,
  height: 900,
  formats: {
    avif_480: {
      url: '/uploads/avif_480_work_01_34a2.avif',
      mime: 'image/avif',
      width: 480,
      height: 270,
    },
    elsewhere: { url: 'https://cdn.example/a.webp', mime: 'image/webp', width: 960, height: 540 },
  },
};

it('brings pictures through the page state unchanged, in fewer bytes', () => {
  const state = { items: [{ thumbnail: picture }, { thumbnail: null }], text: 'a * b' };
  const packed = JSON.stringify(state, packPictures);
  expect(packed).toContain('"avif_480":[480,270],');
  expect(JSON.parse(packed, unpackPictures)).toEqual(state);
});
