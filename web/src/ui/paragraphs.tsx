import { Fragment } from 'react';

const EMAIL = /([\w.+-]+@[\w-]+(?:\.[\w-]+)*\.\w{2,})/;

/** Email addresses as links, everything else as it is. */
const linked = (words: string) =>
  words.split(EMAIL).map((part, index) =>
    index % 2 ? (
      <a key={part} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );

/**
 * A text as staff type it: a blank line parts paragraphs, lines that begin with a dash are a list, and
 * email addresses are links.
 */
export function Paragraphs({ text }: { text: string }) {
  const blocks = text.split(/\n\s*\n/).map((block) => block.trim());
  return blocks.filter(Boolean).map((block, index) => {
    const lines = block.split('\n').map((line) => line.trim());
    return lines.every((line) => line.startsWith('- ')) ? (
      <ul key={index}>
        {lines.map((line) => (
          <li key={line}>{linked(line.slice(2))}</li>
        ))}
      </ul>
    ) : (
      <p key={index}>{linked(lines.join(' '))}</p>
    );
  });
}
