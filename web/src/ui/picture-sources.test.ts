import { expect, it } from 'vitest';
import { pictureSources } from './picture-sources.ts';

const format = (type: string, width: number) => ({
  url: `/uploads/${type}_${width}`,
  mime: `image/${type}`,
  width,
  height: width / 2,
});

it('offers AVIF before WebP, each from small to large, and nothing else', () => {
  const formats = {
    webp_960: format('webp', 960),
    avif_960: format('avif', 960),
    thumbnail: format('jpeg', 245),
    avif_480: format('avif', 480),
  };
  expect(pictureSources({ url: '/uploads/a.jpg', formats })).toEqual([
    { mime: 'image/avif', srcSet: '/uploads/avif_480 480w, /uploads/avif_960 960w' },
    { mime: 'image/webp', srcSet: '/uploads/webp_960 960w' },
  ]);
});

it('offers nothing for a picture without stored sizes', () => {
  expect(pictureSources({ url: '/uploads/a.jpg' })).toEqual([]);
});
