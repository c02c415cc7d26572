const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const INK = '#0b0d0c';
const KEY_GREEN = '#0fc34a';
const CYC_WHITE = '#f3f5f2';
const GREY = '#4d5451';
const FONT = "font-family:'Instrument Sans','Helvetica Neue',Arial,sans-serif";

export interface Letter {
  heading: string;
  paragraphs: string[];
  /** Label and value, one per line. */
  facts?: [label: string, value: string][];
  /** Somebody's own words, set apart. */
  quote?: string;
  link?: { label: string; url: string };
  /** Small print. */
  footer: string;
}

const plain = ({ heading, paragraphs, facts = [], quote, link, footer }: Letter): string =>
  [
    heading,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    quote,
    link && `${link.label}:\n${link.url}`,
    `--\n${footer}`,
  ]
    .filter(Boolean)
    .join('\n\n');

const rows = (facts: [string, string][]) =>
  facts
    .map(
      ([label, value]) =>
        `<tr><td style="padding:4px 16px 4px 0;color:${GREY}">${escapeHtml(label)}</td>` +
        `<td style="padding:4px 0"><strong>${escapeHtml(value)}</strong></td></tr>`,
    )
    .join('');

/** Tables and inline styles: mail programs know little else. */
const html = ({ heading, paragraphs, facts = [], quote, link, footer }: Letter): string =>
  `<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:${CYC_WHITE};color:${INK};${FONT};font-size:17px;line-height:1.55">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px;background:#fff">
<tr><td style="background:${KEY_GREEN};color:${INK};padding:24px 32px;font-size:20px;font-weight:800">The Reelists</td></tr>
<tr><td style="padding:32px">
<h1 style="margin:0 0 16px;font-size:28px;line-height:1.1">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('\n')}
${facts.length > 0 ? `<table role="presentation" cellspacing="0" cellpadding="0" style="margin:0 0 16px">${rows(facts)}</table>` : ''}
${quote ? `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:4px solid ${KEY_GREEN};white-space:pre-wrap">${escapeHtml(quote)}</blockquote>` : ''}
${link ? `<p style="margin:0 0 16px"><a href="${escapeHtml(link.url)}" style="display:inline-block;background:${INK};color:#fff;padding:12px 24px;text-decoration:none;font-weight:600">${escapeHtml(link.label)}</a></p>` : ''}
</td></tr>
<tr><td style="padding:16px 32px 32px;color:${GREY};font-size:13px">${escapeHtml(footer)}</td></tr>
</table></td></tr></table></body></html>`;

/** A letter in the site's look, plain and as HTML. */
export const writeLetter = (letter: Letter): { text: string; html: string } => ({
  text: plain(letter),
  html: html(letter),
});
