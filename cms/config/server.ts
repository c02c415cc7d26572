import path from 'node:path';
import { env } from '../src/env';

export default () => ({
  host: env.host,
  port: env.port,
  url: env.isPublicUrlSet ? env.publicUrl : undefined,
  // Only the last address in X-Forwarded-For is our proxy's word; a visitor writes the others.
  proxy: { koa: env.isProxyTrusted, maxIpsCount: 1 },
  dirs: { public: path.join(env.dataDir, 'public') },
  app: { keys: [env.secrets.appKey] },
  // The start page of a new Strapi would otherwise answer what our pages do not claim.
  http: { serverOptions: { requestTimeout: 0 } },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
});
