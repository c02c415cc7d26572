import type { RenderedPage, ServerEntry } from '@reelists/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { createQueryClient } from './api/query-client.ts';
import { siteConfigQuery } from './api/site-config.ts';
import { documentHtml } from './document/document-html.ts';
import { headTags } from './document/head-tags.ts';
import { script, scriptJson } from './document/html.ts';
import { ENTRY_MODULE, pageAssets } from './document/page-assets.ts';
import type { PageHandle } from './page-handle.ts';
import { packPictures, readQueries, STATE_ID, type PageState } from './page-state.ts';
import { createRoutes } from './routes.tsx';

/** For matching alone: no loader of these ever runs. */
const routeTable = createRoutes(createQueryClient());

const handlesOf = (pathname: string) =>
  (matchRoutes(routeTable, pathname) ?? []).map(({ route }) => ({
    path: route.path,
    handle: route.handle as PageHandle | undefined,
  }));

const NOT_FOUND = routeTable
  .flatMap(({ children }) => children ?? [])
  .flatMap(({ children }) => children ?? [])
  .find(({ path }) => path === '*')?.handle as PageHandle;

const redirectTo = (status: number, location: string): RenderedPage => ({
  status,
  location,
  html: '',
});

const stateScript = (state: PageState) =>
  script({ id: STATE_ID, type: 'application/json' }, scriptJson(state, packPictures));

/** A page that could not be loaded is for the caller to log; only an answer such as 404 is a page. */
const throwFault = ({ errors }: StaticHandlerContext) => {
  for (const error of Object.values(errors ?? {})) if (!isRouteErrorResponse(error)) throw error;
};

const leafOf = ({ matches }: StaticHandlerContext) => {
  const leaf = matches.at(-1);
  return { handle: leaf?.route.handle as PageHandle, params: leaf?.params ?? {} };
};

const statusesOf = (errors: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error) ? error.status : 500,
    ]),
  );

export const routeKind: ServerEntry['routeKind'] = (pathname) => {
  const leaf = handlesOf(pathname).at(-1);
  if (!leaf?.handle || leaf.path === '*') return null;
  return leaf.handle.isPrivate ? 'staff' : 'page';
};

export const publicPaths: ServerEntry['publicPaths'] = () => {
  const paths: string[] = [];
  const visit = (routes = routeTable) => {
    for (const { path, handle, children } of routes) {
      if (path && !/[:*]/.test(path) && !(handle as PageHandle | undefined)?.isPrivate)
        paths.push(path);
      if (children) visit(children);
    }
  };
  visit();
  return paths;
};

export const shell: ServerEntry['shell'] = ({ url, publicUrl, googleMapsApiKey }) => {
  const { pathname } = new URL(publicUrl + url);
  const handle = handlesOf(pathname).at(-1)?.handle ?? {
    title: 'Not Found',
    description: '',
    module: '',
    status: 404,
  };
  const { scripts, styles } = pageAssets([ENTRY_MODULE, handle.module]);
  const config = { publicUrl, ...(googleMapsApiKey && { googleMapsApiKey }) };
  return documentHtml({
    head: headTags({ handle, data: {}, publicUrl, pathname, styles }),
    body: '',
    state: stateScript({ isShell: true, queries: [[siteConfigQuery().queryKey, config]] }),
    modules: scripts,
    isImmediate: true,
  });
};

export const render: ServerEntry['render'] = async (request) => {
  const url = new URL(request.publicUrl + request.url);
  if (url.pathname.length > 1 && url.pathname.endsWith('/'))
    // One slash in front: two would send the visitor to another server.
    return redirectTo(301, `/${url.pathname.replace(/^\/+|\/+$/g, '')}${url.search}`);

  const queryClient = createQueryClient(request.fetchApi);
  queryClient.setQueryData(siteConfigQuery().queryKey, {
    publicUrl: request.publicUrl,
    ...(request.googleMapsApiKey && { googleMapsApiKey: request.googleMapsApiKey }),
  });
  const { query, dataRoutes } = createStaticHandler(createRoutes(queryClient));
  const context = await query(new Request(url));
  if (context instanceof Response)
    return redirectTo(context.status, context.headers.get('Location') ?? '/');
  throwFault(context);

  const router = createStaticRouter(dataRoutes, context);
  const body = renderToString(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </QueryClientProvider>
    </StrictMode>,
  );

  const { handle, params } = leafOf(context);
  const status = context.statusCode === 200 ? (handle.status ?? 200) : context.statusCode;
  const { scripts, styles } = pageAssets([
    ENTRY_MODULE,
    handle.module,
    ...(status === 404 ? [NOT_FOUND.module] : []),
  ]);
  const state: PageState = { queries: readQueries(queryClient) };
  if (context.errors) state.errors = statusesOf(context.errors);
  return {
    status,
    html: documentHtml({
      head: headTags({
        handle: status === 404 ? { ...NOT_FOUND, status } : handle,
        data: status === 404 ? {} : (handle.head?.(queryClient, params) ?? {}),
        publicUrl: request.publicUrl,
        pathname: url.pathname,
        styles,
      }),
      body,
      state: stateScript(state),
      modules: scripts,
      isImmediate: false,
    }),
  };
};
