import type { Plugin } from 'vite';

const SERVER_WORDS = /^(\s+(?:description|module)):\s*'(?:[^'\\]|\\.)*',$/gm;

/**
 * Empties the route table's descriptions and module names in the browser's build: the server alone
 * writes them into documents, and there they are two thirds of the table.
 */
export const dropServerWords = (): Plugin => ({
  name: 'drop-server-words',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/src/routes.tsx')) return undefined;
    const emptied = code.replace(SERVER_WORDS, "$1: '',");
    if (emptied === code)
      this.error('Found no descriptions to drop: has the table changed its form?');
    return { code: emptied, map: null };
  },
});
