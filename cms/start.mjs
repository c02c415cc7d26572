import path from 'node:path';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { createStrapi } = require('@strapi/strapi');
const appDir = import.meta.dirname;

process.chdir(appDir);
await createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).start();
