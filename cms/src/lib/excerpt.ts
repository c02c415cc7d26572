import { plainText } from './plain-text';

const LENGTH = 150;

/** The first 150 characters of sanitised HTML as plain text, ending with a whole word. */
export const excerpt = (html: string): string => {
  const text = plainText(html);
  const characters = Array.from(text);
  if (characters.length <= LENGTH) return text;
  const cut = characters.slice(0, LENGTH).join('');
  if (characters[LENGTH] === ' ') return cut.trimEnd();
  const lastSpace = cut.lastIndexOf(' ');
  return lastSpace > 0 ? cut.slice(0, lastSpace) : cut;
};
