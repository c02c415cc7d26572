import path from 'node:path';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { createStrapi } = require('@strapi/strapi');
const appDir = import.meta.dirname;

process.chdir(appDir);
const strapi = await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).start();

const { port } = strapi.server.httpServer.address();
const { env } = require('./dist/src/env.js');
const site = env.isPublicUrlSet ? env.publicUrl : `http://localhost:${port}`;
console.log(`
The Reelists is up. Ctrl-C ends it.

  site    ${site}/
  staff   ${site}/admin
  panel   ${site}/strapi
  data    ${env.dataDir}
`);
