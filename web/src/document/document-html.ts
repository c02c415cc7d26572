import { script } from './html.ts';
import { LOGO_SPRITE } from './logo-sprite.ts';
import { entryScript } from './page-assets.ts';
import { START_SCRIPT } from './start-script.ts';

interface DocumentParts {
  /** What differs from page to page. */
  head: string;
  /** The rendered page; empty where the browser draws it. */
  body: string;
  /** The page's state as a script element; empty where there is none. */
  state: string;
  /** Scripts the entry will import, to fetch beside it. */
  modules: string[];
  /** Nothing to see before the script runs: start it at once. */
  isImmediate: boolean;
}

/** A whole document around its parts. */
export const documentHtml = ({
  head,
  body,
  state,
  modules,
  isImmediate,
}: DocumentParts): string => {
  const entry = entryScript();
  const start = script(
    {
      'data-entry': entry,
      'data-modules': modules.filter((url) => url !== entry).join(' '),
      'data-now': isImmediate,
    },
    START_SCRIPT,
  );
  return [
    '<!doctype html><html lang="en-IE"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<meta name="theme-color" content="#0b0d0c">',
    start,
    '</head><body>',
    LOGO_SPRITE,
    '<div id="root">',
    body,
    '</div>',
    state,
    '</body></html>',
  ].join('');
};
