import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Core } from '@strapi/strapi';
import type { ServerEntry } from '@reelists/contract';
import type { Context, Next } from 'koa';
import inject from 'light-my-request';
import { env } from '../env';
import { apiReadKey } from './api-reads';
import { dropOnChange } from './drop-cache';
import { feed } from './feed';
import { createFetchApi, type FetchApi } from './fetch-api';
import { pageKey } from './page-key';
import { pathAndQuery } from './path-and-query';
import { sendResponse } from './response';
import { ResponseCache, type Made } from './response-cache';
import { robots } from './robots';
import { inlineScriptHashes } from './inline-script-hashes';
import { isPossible } from './is-possible';
import { securityHeaders } from './security-headers';
import { CLIENT_DIR, loadServerEntry } from './server-entry';
import { sitemap } from './sitemap';
import { loadStaticFiles } from './static-files';

/** Browsers ask again each time and get a 304; a CDN in front may answer for a minute by itself. */
const SHARED = 'public, max-age=0, s-maxage=60, must-revalidate';
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

type Make = () => Promise<Made>;

/** Pages, feeds and kept API reads, each as the key it is kept under and how it is made. */
interface Answer {
  key: string;
  make: Make;
}

interface Site {
  entry: ServerEntry;
  fetchApi: FetchApi;
  headers: Record<string, string>;
  log: Core.Strapi['log'];
}

const html = (
  site: Site,
  status: number,
  body: string,
  cacheControl: string,
): Omit<Made, 'isKept'> => ({
  status,
  headers: {
    ...site.headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cacheControl,
  },
  body,
});

const renderRequest = (url: string) => ({
  url,
  publicUrl: env.publicUrl,
  ...(env.googleMapsApiKey && { googleMapsApiKey: env.googleMapsApiKey }),
});

/** An address nobody has: the 404 page is the same at every such, so this one stands for all. */
const UNKNOWN = '/404';

/** A page's HTML. A fault while rendering shows nobody a blank page: the browser draws it instead. */
const makePage = async (site: Site, url: string): Promise<Made> => {
  try {
    const page = await site.entry.render({ ...renderRequest(url), fetchApi: site.fetchApi });
    const parts = html(site, page.status, page.html, page.status === 200 ? SHARED : 'no-cache');
    if (page.location) parts.headers.location = page.location;
    return { ...parts, isKept: page.status === 200 || url === UNKNOWN };
  } catch (error) {
    site.log.error(error);
    return { ...html(site, 200, site.entry.shell(renderRequest(url)), 'no-store'), isKept: false };
  }
};

/** A page, kept under its address. */
const pageAnswer = (site: Site, url: string): Answer => ({
  key: url,
  make: () => makePage(site, url),
});

const makeText = async (type: string, headers: Record<string, string>, body: string | Buffer) => ({
  status: 200,
  headers: { ...headers, 'content-type': `${type}; charset=utf-8`, 'cache-control': SHARED },
  body,
  isKept: true,
});

const documents = (site: Site): Record<string, Make> => ({
  '/robots.txt': () => makeText('text/plain', site.headers, robots()),
  '/sitemap.xml': async () =>
    makeText(
      'application/xml',
      site.headers,
      await sitemap(site.fetchApi, site.entry.publicPaths()),
    ),
  '/feed.xml': async () => makeText('application/rss+xml', site.headers, await feed(site.fetchApi)),
});

/** What a crawler is told while a list cannot be made: to come again. A 404 would empty its index. */
const unavailable = (site: Site): Made => ({
  status: 503,
  headers: { ...site.headers, 'cache-control': 'no-store', 'retry-after': '60' },
  body: '',
  isKept: false,
});

const documentAnswer = (site: Site, key: string, make: Make): Answer => ({
  key,
  make: () =>
    make().catch((error: unknown) => {
      site.log.error(error);
      return unavailable(site);
    }),
});

/** An API read as Strapi answers it, ready to be kept. */
const makeApiRead = async (koa: RequestListener, url: string): Promise<Made> => {
  const { statusCode, headers, rawPayload } = await inject(koa, { method: 'GET', url });
  const {
    'content-length': _length,
    date: _date,
    connection: _connection,
    // Strapi allows any origin to a caller that names none, as this inner call does.
    'access-control-allow-origin': _origin,
    ...rest
  } = headers;
  return {
    status: statusCode,
    headers: {
      ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
      ...(statusCode === 200 && { 'cache-control': ASK_AGAIN }),
    },
    body: rawPayload,
    isKept: statusCode === 200,
  };
};

const STRAPI_PATHS = /^\/(api|uploads|strapi)(\/|$)/i;
/** The panel's own calls share this path with our staff pages; they ask for JSON first. */
const SHARED_PATH = /^\/admin(\/|$)/;

const isRead = ({ method }: { method?: string | undefined }) =>
  method === 'GET' || method === 'HEAD';

/** What neither the site nor Strapi knows, asked for by somebody with a browser: the 404 page. */
const answerNotFound =
  (answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>) =>
  async (ctx: Context, next: Next) => {
    await next();
    const isUnknown = ctx.status === 404 && !ctx.body && isRead(ctx);
    if (!isUnknown || STRAPI_PATHS.test(ctx.path) || !ctx.accepts('html')) return;
    if (SHARED_PATH.test(ctx.path) && ctx.accepts('json', 'html') !== 'html') return;
    ctx.respond = false;
    await answer(ctx.req, ctx.res);
  };

/**
 * Puts the site in front of Strapi on the HTTP server itself: a kept answer leaves twice as fast
 * from here as from Koa's first middleware, and six times as fast as from its last (bench/). What
 * the site does not claim goes on to Strapi untouched.
 */
export const mountSite = async (strapi: Core.Strapi): Promise<void> => {
  const server = strapi.server.httpServer;
  const koa = server.listeners('request')[0] as RequestListener;
  const cache = new ResponseCache();
  dropOnChange(strapi, () => cache.drop());

  const answerApiRead = (url: string): Answer => ({
    key: `api ${url}`,
    make: () => makeApiRead(koa, url),
  });
  const fetchApi = createFetchApi((request, response) => {
    const url = apiReadKey(request);
    if (url) send(request, response, answerApiRead(url));
    else koa(request, response);
  });

  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    { key, make }: Answer,
  ): Promise<void> => {
    const kept = cache.get(key);
    if (kept) return sendResponse(request, response, kept, 'hit');
    const found = cache.isMaking(key) ? 'wait' : 'miss';
    sendResponse(request, response, await cache.load(key, make), found);
  };

  const send = (request: IncomingMessage, response: ServerResponse, what: Answer): void => {
    answer(request, response, what).catch((error: unknown) => {
      strapi.log.error(error);
      // Strapi's own chain answers a fault in the shape its kind of path has.
      koa(request, response);
    });
  };

  const entry = await loadServerEntry();
  const scriptHashes = entry ? inlineScriptHashes(entry.shell(renderRequest('/'))) : [];
  const headers = securityHeaders(scriptHashes);
  const site = entry && { entry, fetchApi, headers, log: strapi.log };
  const files = loadStaticFiles(CLIENT_DIR, headers);
  const made = site ? documents(site) : {};

  /** The site's own answer to a GET, or null when it is Strapi's to give. */
  const answerPage = (url: string): Answer | null => {
    if (!site) return null;
    const address = new URL(`http://site${url}`);
    const { pathname } = address;
    const make = made[pathname];
    if (make) return documentAnswer(site, pathname, make);
    if (!isPossible(pathname))
      return STRAPI_PATHS.test(pathname) ? null : pageAnswer(site, UNKNOWN);
    const kind = site.entry.routeKind(pathname);
    if (kind === 'staff')
      return {
        key: `staff ${pathname}`,
        make: async () => ({
          ...html(site, 200, site.entry.shell(renderRequest(url)), 'no-store'),
          isKept: false,
        }),
      };
    return kind === 'page' ? pageAnswer(site, pageKey(address)) : null;
  };

  if (site)
    strapi.server.use(
      answerNotFound((request, response) => answer(request, response, pageAnswer(site, UNKNOWN))),
    );

  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!isRead(request)) return koa(request, response);
    const url = pathAndQuery(request.url ?? '');
    if (!url) return response.writeHead(400).end();
    request.url = url;
    const file = files.get(url);
    if (file) return sendResponse(request, response, file, 'hit');
    const page = cache.get(url);
    if (page) return sendResponse(request, response, page, 'hit');
    const apiRead = apiReadKey(request);
    const ours = apiRead ? answerApiRead(apiRead) : answerPage(url);
    if (ours) send(request, response, ours);
    else koa(request, response);
  });
};
