// @ts-check
import path from 'node:path';
import { createRequire } from 'node:module';
import { ROOT } from '../scripts/run.mjs';

const appDir = path.join(ROOT, 'cms');
const requireFromCms = createRequire(path.join(appDir, 'package.json'));
const { createStrapi, factories } = requireFromCms('@strapi/strapi');

process.chdir(appDir);
const strapi = createStrapi({ appDir, distDir: path.join(appDir, 'dist'), serveAdminPanel: false });
await strapi.load();
strapi.log.level = 'error';
// This product has neither for posts: both are Strapi's own, as its generator would write them.
strapi
  .get('services')
  .set('api::post.post', factories.createCoreService('api::post.post')({ strapi }));
const posts = factories.createCoreController('api::post.post')({ strapi });
strapi.server.routes([
  {
    method: 'GET',
    path: '/stock/posts',
    handler: (/** @type {unknown} */ ctx, /** @type {unknown} */ next) => posts.find(ctx, next),
    config: { auth: false },
  },
]);
strapi.server.mount();
strapi.server.httpServer.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
