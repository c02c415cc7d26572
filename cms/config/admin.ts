import { env } from '../src/env';

export default () => ({
  url: '/strapi',
  autoOpen: false,
  auth: {
    secret: env.secrets.adminJwt,
    // Strapi keeps it at /admin, where the panel is not: a login would not outlive the next click.
    cookie: { path: '/strapi' },
    sessions: { accessTokenLifespan: 1800, maxRefreshTokenLifespan: 30 * 24 * 3600 },
  },
  apiToken: { salt: env.secrets.apiTokenSalt },
  transfer: { token: { salt: env.secrets.transferTokenSalt } },
  secrets: { encryptionKey: env.secrets.encryptionKey },
  flags: { nps: false, promoteEE: false },
  // Our staff area previews posts; without this every form here offers to set one up.
  preview: { enabled: false },
  watchIgnoreFiles: ['**/data/**'],
});
