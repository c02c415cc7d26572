/** Blocks that stand on several pages are looked at on the home page. */
const SHARED = new Set(['home', 'footer', 'services']);

/** The public page a block of text is on; its key begins with that page's path. */
export const pageTextPath = (key: string): string => {
  const page = key.split('.')[0] ?? '';
  return SHARED.has(page) ? '/' : `/${page}`;
};
