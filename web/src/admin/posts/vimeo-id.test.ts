import { expect, it } from 'vitest';
import { vimeoId } from './vimeo-id.ts';

it.each([
  ['307170578', '307170578'],
  [' 307170578 ', '307170578'],
  ['https://vimeo.com/307170578', '307170578'],
  ['vimeo.com/channels/staffpicks/307170578', '307170578'],
  ['https://player.vimeo.com/video/307170578?h=abc', '307170578'],
])('finds the id in %j', (words, id) => {
  expect(vimeoId(words)).toBe(id);
});

it.each([
  '',
  'a film',
  '12',
  'https://evil.example/307170578',
  'https://evil.example/vimeo.com/1234567',
])('finds none in %j', (words) => {
  expect(vimeoId(words)).toBeNull();
});
