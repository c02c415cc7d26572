import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { pageTextQuery, type Texts } from '../api/page-texts.ts';
import { createQueryClient } from '../api/query-client.ts';

/** Shows a part of a public page, with these page texts, by key; any other block is empty. */
export const renderSite = (
  part: ReactNode,
  texts: Record<string, Texts>,
  { path = '/' }: { path?: string } = {},
) => {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  for (const key of ['privacy.version', 'contact-us.booking', ...Object.keys(texts)])
    queryClient.setQueryData(pageTextQuery(key).queryKey, texts[key] ?? null);
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [path] });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...view, queryClient, router };
};
