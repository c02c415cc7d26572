import { env } from '../src/env';

export default () => ({
  url: '/strapi',
  autoOpen: false,
  auth: {
    secret: env.secrets.adminJwt,
    sessions: { accessTokenLifespan: 1800, maxRefreshTokenLifespan: 30 * 24 * 3600 },
  },
  apiToken: { salt: env.secrets.apiTokenSalt },
  transfer: { token: { salt: env.secrets.transferTokenSalt } },
  secrets: { encryptionKey: env.secrets.encryptionKey },
  flags: { nps: false, promoteEE: false },
  watchIgnoreFiles: ['**/data/**'],
});
