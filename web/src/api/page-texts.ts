import type { PageText, PageTextReply, PageTextsReply, UpdatePageText } from '@reelists/contract';
import { queryOptions, type QueryClient, type QueryMeta } from '@tanstack/react-query';
import { apiGet, apiPost } from './client.ts';

/** What one block of text says, by field name. */
export type Texts = Record<string, string>;

/**
 * Labels, kinds and default texts stay behind: the page needs the words alone, and its state is part
 * of the HTML.
 */
const textsOf = (block: PageText | undefined): Texts | null =>
  block ? Object.fromEntries(block.fields.map(({ name, text }) => [name, text])) : null;

const fetchBlocks = async (
  keys: readonly string[],
  context: { meta?: QueryMeta | undefined; signal?: AbortSignal },
) => {
  const query = new URLSearchParams({ keys: keys.join(',') });
  const { blocks } = await apiGet<PageTextsReply>(`/cms/?${query}`, context);
  return new Map(blocks.map((block) => [block.key, textsOf(block)]));
};

/** One block by its key, as in `home.showreel`; null when the CMS has none. */
export const pageTextQuery = (key: string) =>
  queryOptions({
    queryKey: ['page-texts', 'texts', key],
    queryFn: async (context) => (await fetchBlocks([key], context)).get(key) ?? null,
  });

/** Loads all blocks of a page with one call, each under its own `pageTextQuery`. */
export const ensurePageTexts = async (queryClient: QueryClient, keys: readonly string[]) => {
  const missing = keys.filter(
    (key) => queryClient.getQueryData(pageTextQuery(key).queryKey) === undefined,
  );
  if (!missing.length) return;
  const blocks = await fetchBlocks(missing, {
    meta: queryClient.getDefaultOptions().queries?.meta,
  });
  for (const key of missing)
    queryClient.setQueryData(pageTextQuery(key).queryKey, blocks.get(key) ?? null);
};

/** Staff: every block of text, with its labels and default words. */
export const pageTextsQuery = () =>
  queryOptions({
    queryKey: ['page-texts', 'list'],
    queryFn: async (context) => (await apiGet<PageTextsReply>('/cms/', context)).blocks,
  });

/** Staff: one block by its id. */
export const pageTextBlockQuery = (id: string) =>
  queryOptions({
    queryKey: ['page-texts', 'block', id],
    queryFn: async (context) =>
      (await apiGet<PageTextReply>(`/cms/get/${encodeURIComponent(id)}`, context)).block,
  });

/** Staff: fields left out keep their words. */
export const updatePageText = (id: string, changes: UpdatePageText) =>
  apiPost<PageTextReply>(`/cms/update/${encodeURIComponent(id)}`, changes);
