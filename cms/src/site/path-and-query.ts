/** What a request asks for, whose first line may hold a whole address; null where it holds none. */
export const pathAndQuery = (target: string): string | null => {
  if (target.startsWith('/')) return target;
  if (!/^https?:/i.test(target) || !URL.canParse(target)) return null;
  const { pathname, search } = new URL(target);
  return pathname + search;
};
