/** The only query a page's HTML depends on; anything else, as `utm_source`, is the browser's. */
const QUERY_NAMES = ['count'];

/** The address a page is rendered and kept under. */
export const pageKey = (pathname: string, search: URLSearchParams): string => {
  const kept = new URLSearchParams();
  for (const name of QUERY_NAMES) {
    const value = search.get(name);
    if (value && /^\d{1,4}$/.test(value)) kept.set(name, value);
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
};
