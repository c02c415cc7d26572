// First: the order of the cascade layers is theirs to set.
import './styles/tokens.css';
import './styles/base.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { createQueryClient } from './api/query-client.ts';
import {
  STATE_ID,
  toRouteErrors,
  unpackPictures,
  writeQueries,
  type PageState,
} from './page-state.ts';
import { createRoutes } from './routes.tsx';

declare global {
  interface Window {
    /** Left by the inline start script: presses again what was pressed before the page came alive. */
    reelistsReady?: () => void;
  }
}

/** Fetches the code of the matched page first: hydration must find the same tree the server drew. */
const loadMatched = async (routes: RouteObject[]) => {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return matches;
};

/** A script the browser still has from before can run ahead of the document it belongs to. */
const untilParsed = () =>
  new Promise((resolve) =>
    document.readyState === 'loading'
      ? document.addEventListener('DOMContentLoaded', resolve, { once: true })
      : // Reading the script took as long as a visitor should be kept waiting at one time.
        setTimeout(resolve),
  );

// A page change that the next one overtakes calls its dissolve off, which the browser reports as an error.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && /transition/i.test(event.reason.message))
    event.preventDefault();
});

/** Told to draw before it has taken over the server's HTML, React throws that away. */
const whenAlive = () =>
  new Promise<void>((resolve) => {
    const ready = window.reelistsReady;
    window.reelistsReady = () => {
      ready?.();
      resolve();
    };
  });

const start = async () => {
  await untilParsed();
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  const stateText = document.getElementById(STATE_ID)?.textContent;
  const state = stateText ? (JSON.parse(stateText, unpackPictures) as PageState) : null;

  const isRendered = state !== null && !state.isShell;

  const queryClient = createQueryClient();
  const routes = createRoutes(queryClient);
  if (state) writeQueries(queryClient, state);
  if (isRendered) await loadMatched(routes);
  const router = createBrowserRouter(routes, {
    ...(isRendered && {
      hydrationData: {
        // Loaders only fill the query cache, which the page's state has just done.
        loaderData: Object.fromEntries(
          (matchRoutes(routes, location) ?? []).map(({ route }) => [route.id ?? '', null]),
        ),
        errors: toRouteErrors(state),
      },
    }),
  });
  const appWith = (client: QueryClient) => (
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  );
  const isPreview = window.parent !== window;
  const alive = isPreview && whenAlive();
  let app: Root | undefined;
  // As a transition, hydration stops every few milliseconds for whatever the visitor does.
  if (isRendered)
    startTransition(() => {
      app = hydrateRoot(root, appWith(queryClient));
    });
  else (app = createRoot(root)).render(appWith(queryClient));

  if (isPreview) {
    const { listenForPreview } = await import('./preview-bridge.ts');
    await alive;
    // Everything that reads the cache draws again when the client is another one; the cache is the same.
    const queryCache = queryClient.getQueryCache();
    const defaultOptions = queryClient.getDefaultOptions();
    listenForPreview(queryClient, () =>
      app?.render(appWith(new QueryClient({ queryCache, defaultOptions }))),
    );
  }
};

void start();
