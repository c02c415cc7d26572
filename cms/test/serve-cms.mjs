import { createRequire } from 'node:module';
import path from 'node:path';

// The CMS as a process of its own, for tests that kill it. The environment says where and on what.
const require = createRequire(import.meta.url);
const appDir = path.resolve(import.meta.dirname, '..');
process.chdir(appDir);

require('../dist/seed/seed-content.js').seedContent = () => Promise.resolve();
require('../dist/seed/prepare-pictures.js').preparePictures = () => Promise.resolve();

const strapi = require('@strapi/strapi').createStrapi({
  appDir,
  distDir: path.join(appDir, 'dist'),
  serveAdminPanel: false,
});
await strapi.load();
strapi.log.level = 'error';
strapi.server.mount();
strapi.server.httpServer.listen(Number(process.env.PORT), '127.0.0.1', () => {
  process.send('ready');
});
