import { MAX_BYTES } from '@reelists/contract';
import { env } from '../src/env';

export default () => ({
  'users-permissions': {
    config: {
      jwtSecret: env.secrets.usersPermissionsJwt,
      register: { allowedFields: [] },
    },
  },
  upload: {
    config: {
      provider: 'local',
      providerOptions: { localServer: { maxage: 31_536_000_000 } },
      sizeLimit: MAX_BYTES.video,
      concurrentUploadSize: 4,
      // The sizes the site shows are made by src/media; Strapi's own breakpoints would double them.
      breakpoints: {},
      security: {
        allowedTypes: ['image/*', 'video/*'],
        deniedTypes: ['image/svg+xml', 'text/*', 'application/*'],
      },
    },
  },
});
