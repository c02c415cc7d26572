import { describe, expect, it } from 'vitest';
import { wholeSentences } from './whole-sentences.ts';

describe('wholeSentences', () => {
  it.each([
    [
      'Nobody likes it. People say they do. The trick is a chair that',
      'Nobody likes it. People say they do.',
    ],
    ['Is it? “It is.” And so', 'Is it? “It is.”'],
    ['It cost €3.50 and then', 'It cost €3.50 and then…'],
    ['One sentence.', 'One sentence.'],
    ['', ''],
  ])('makes of %j %j', (excerpt, whole) => {
    expect(wholeSentences(excerpt)).toBe(whole);
  });
});
