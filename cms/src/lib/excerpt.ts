const LENGTH = 150;
const BREAKS = /<(?:br|hr|\/(?:p|h[2-4]|li|blockquote|pre|figcaption))\b[^>]*>/g;
const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** The first 150 characters of sanitised HTML as plain text, ending with a whole word. */
export const excerpt = (html: string): string => {
  const text = html
    .replace(BREAKS, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(text);
  if (characters.length <= LENGTH) return text;
  const cut = characters.slice(0, LENGTH).join('');
  if (characters[LENGTH] === ' ') return cut.trimEnd();
  const lastSpace = cut.lastIndexOf(' ');
  return lastSpace > 0 ? cut.slice(0, lastSpace) : cut;
};
