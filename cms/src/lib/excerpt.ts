import { plainText } from './plain-text';

const LENGTH = 150;

/** The first 150 characters of sanitised HTML as plain text, ending with a whole word. */
export const excerpt = (html: string): string => {
  // A heading has no stop of its own: without one it would run into the sentence after it.
  const text = plainText(html.replace(/([^\s.?!:…>])\s*(<\/h[2-4]>)/g, '$1.$2'));
  const characters = Array.from(text);
  if (characters.length <= LENGTH) return text;
  const cut = characters.slice(0, LENGTH).join('');
  if (characters[LENGTH] === ' ') return cut.trimEnd();
  const lastSpace = cut.lastIndexOf(' ');
  return lastSpace > 0 ? cut.slice(0, lastSpace) : cut;
};
