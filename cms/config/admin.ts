import { env } from '../src/env';

export default () => ({
  url: '/strapi',
  autoOpen: false,
  auth: {
    secret: env.secrets.adminJwt,
    // The panel is at /strapi and its API stays at /admin: both must be sent the cookies, or a login
    // does not outlive the next click or the first half hour.
    cookie: { path: '/' },
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
