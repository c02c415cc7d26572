const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

type Attributes = Record<string, string | number | boolean | undefined | null>;

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(`${value}`)}"`))
    .join('');

/** A tag without content, every value escaped; an absent value leaves its attribute out. */
export const tag = (name: 'meta' | 'link', attributes: Attributes) =>
  `<${name}${attributesOf(attributes)}>`;

/** A script element; `text` must be safe inside one already. */
export const script = (attributes: Attributes, text: string) =>
  `<script${attributesOf(attributes)}>${text}</script>`;

/** JSON that cannot end the script element it stands in. */
export const scriptJson = (value: unknown, replacer?: (key: string, value: unknown) => unknown) =>
  JSON.stringify(value, replacer)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
