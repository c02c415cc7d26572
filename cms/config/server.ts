import path from 'node:path';
import { env } from '../src/env';

export default () => ({
  host: env.host,
  port: env.port,
  url: env.isPublicUrlSet ? env.publicUrl : undefined,
  proxy: { koa: env.isProxyTrusted },
  dirs: { public: path.join(env.dataDir, 'public') },
  app: { keys: [env.secrets.appKey] },
  // The start page of a new Strapi would otherwise answer what our pages do not claim.
  http: { serverOptions: { requestTimeout: 0 } },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
});
