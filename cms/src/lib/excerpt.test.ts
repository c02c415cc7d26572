import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt';

describe('excerpt', () => {
  it('is the whole of a short text, without its tags', () => {
    expect(excerpt('<p>We</p><p>do <em>every</em>thing.</p>')).toBe('We do everything.');
  });

  it('puts the stop behind a heading that was drawn instead', () => {
    expect(excerpt('<p>Good.</p><h2>What we check</h2><p>Airspace.</p><h2>Why?</h2>')).toBe(
      'Good. What we check. Airspace. Why?',
    );
  });

  it('ends a long one with a whole word within 150 characters', () => {
    const text = 'seventeen letters '.repeat(20);
    const short = excerpt(`<p>${text}</p>`);
    expect(short.length).toBeLessThanOrEqual(150);
    expect(text.startsWith(`${short} `)).toBe(true);
    expect(short.length).toBeGreaterThan(130);
  });

  it('keeps a text of exactly 150 characters', () => {
    const text = `${'a'.repeat(100)} ${'b'.repeat(49)}`;
    expect(excerpt(`<p>${text}</p>`)).toBe(text);
    expect(excerpt(`<p>${text} c</p>`)).toBe(text);
  });

  it('cuts a word that alone is longer, by characters and never inside one', () => {
    expect(excerpt(`<p>${'🎬'.repeat(200)}</p>`)).toBe('🎬'.repeat(150));
  });

  it('shows what the HTML stands for', () => {
    expect(excerpt('<p>Q&amp;A &lt;live&gt; &quot;on air&quot;&amp;lt;</p>')).toBe(
      'Q&A <live> "on air"&lt;',
    );
  });

  it('is empty for a body without text', () => {
    expect(excerpt('<img src="/uploads/a.jpg" alt="b" />')).toBe('');
  });
});
