import { createHash } from 'node:crypto';

const INLINE_SCRIPT =
  /<script(?![^>]*\b(?:src|type="application\/(?:ld\+)?json")[\s=>])[^>]*>([\s\S]*?)<\/script>/g;

/** CSP sources for the scripts written inside a document of our own making. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
