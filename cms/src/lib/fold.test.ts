import { describe, expect, it } from 'vitest';
import { fold } from './fold.js';

describe('fold', () => {
  it.each([
    ['Órla Ní Bhriain', 'orla ni bhriain'],
    ['SEÁN', 'sean'],
    ['Ço\u0327a', 'coa'],
    ['Straße 5', 'straße 5'],
  ])('makes %j %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('makes no text longer in bytes than an index may hold', () => {
    for (const character of ['한', '👩', 'é', 'ﬃ'])
      expect(Buffer.byteLength(fold(character.repeat(247)))).toBeLessThan(2000);
    expect(fold('한국어')).toBe('한국어');
  });
});
