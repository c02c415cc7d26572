/** Blocks that stand on every page; they are looked at on the home page. */
const EVERYWHERE = new Set(['footer', 'services']);

const pageOf = (key: string) => key.split('.')[0] ?? '';

/** Whether a block of text is on every page rather than on one. */
export const isEverywhere = (key: string): boolean => EVERYWHERE.has(pageOf(key));

/** The public page a block of text is on; its key begins with that page's path. */
export const pageTextPath = (key: string): string =>
  pageOf(key) === 'home' || isEverywhere(key) ? '/' : `/${pageOf(key)}`;
