import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineScriptHashes } from './inline-script-hashes';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('finds the scripts written in a document, and neither its data nor its files', () => {
  const html = `<script>one()</script><script type="module">two()</script>
    <script type="application/json">{}</script><script type="application/ld+json">{}</script>
    <script src="/assets/a.js"></script><script type="module" src="/assets/b.js"></script>`;
  expect(inlineScriptHashes(html)).toEqual([hash('one()'), hash('two()')]);
});
