import { expect, it } from 'vitest';
import { sizedPictures } from './sized-pictures.ts';

const picture = {
  url: '/uploads/boat.jpg',
  mime: 'image/jpeg',
  name: 'boat.jpg',
  size: 1,
  width: 1000,
  height: 500,
  formats: { avif_480: { url: '/uploads/boat.avif', mime: 'image/avif', width: 480, height: 240 } },
};

it('gives a picture its copies and its own proportions, and keeps its words', () => {
  const html = '<p>a</p><img src="/uploads/boat.jpg" alt="A boat" loading="lazy" /><p>b</p>';
  expect(sizedPictures(html, [picture])).toBe(
    '<p>a</p><picture>' +
      '<source type="image/avif" srcset="/uploads/boat.avif 480w" sizes="(min-width: 1024px) 50vw, 100vw">' +
      '<img src="/uploads/boat.jpg" width="1000" height="500" alt="A boat" loading="lazy" />' +
      '</picture><p>b</p>',
  );
});

it('keeps a size somebody chose', () => {
  const html = '<img src="/uploads/boat.jpg" alt="" width="200" height="100" loading="lazy" />';
  expect(sizedPictures(html, [picture])).toContain(html);
});

it('leaves a picture it knows nothing of as it is', () => {
  const html = '<img src="/uploads/gone.jpg" alt="" /><img src="https://a.example/b.jpg" alt="" />';
  expect(sizedPictures(html, [picture])).toBe(html);
});
