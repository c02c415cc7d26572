import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Core } from '@strapi/strapi';
import { afterEach, expect, it, vi } from 'vitest';
import { mountSite } from './mount-site';

vi.mock('./server-entry', () => ({
  CLIENT_DIR: '/nowhere',
  loadServerEntry: () => Promise.resolve({ publicPaths: () => ['/about'], shell: () => '' }),
}));

const running: http.Server[] = [];
afterEach(() => running.splice(0).forEach((server) => server.close()));

/** The site in front of a Strapi that answers like this; its address, and what it writes to the log. */
const start = async (koa: RequestListener) => {
  const httpServer = http.createServer(koa).listen(0, '127.0.0.1');
  running.push(httpServer);
  await new Promise((resolve) => httpServer.once('listening', resolve));
  const error = vi.fn();
  await mountSite({
    server: { httpServer, use: vi.fn() },
    documents: { use: vi.fn() },
    db: { lifecycles: { subscribe: vi.fn() } },
    log: { error },
  } as unknown as Core.Strapi);
  return { origin: `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`, error };
};

const noPosts: RequestListener = (_request, response) =>
  response.end(JSON.stringify({ items: [], total_items: 0 }));

it.each(['/sitemap.xml', '/feed.xml'])(
  '%s asks a crawler to come again while it cannot be made, and is made then',
  async (path) => {
    let isBroken = true;
    const { origin, error } = await start((request, response) => {
      if (!isBroken) return noPosts(request, response);
      response.writeHead(500).end(JSON.stringify({ error: 'Internal Server Error' }));
    });
    const broken = await fetch(origin + path);
    expect(broken.status).toBe(503);
    expect(broken.headers.get('retry-after')).toBe('60');
    expect(error).toHaveBeenCalledOnce();
    isBroken = false;
    const made = await fetch(origin + path);
    expect(made.status).toBe(200);
    expect(await made.text()).toContain('<?xml');
  },
);
