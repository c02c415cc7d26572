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
  // A film takes as long as its line needs; a caller who never ends its headers is cut off.
  http: { serverOptions: { requestTimeout: 0, headersTimeout: 60_000 } },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
});
