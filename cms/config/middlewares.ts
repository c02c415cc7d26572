import { MAX_BYTES } from '@reelists/contract';
import { panelContentSecurityPolicy } from '../src/site/security-headers';

export default [
  'strapi::logger',
  'global::envelope',
  'strapi::errors',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: { useDefaults: false, directives: panelContentSecurityPolicy },
    },
  },
  // Site, panel and API are one origin: no other may read an answer.
  { name: 'strapi::cors', config: { origin: [], credentials: false } },
  'strapi::query',
  {
    name: 'strapi::body',
    config: {
      formLimit: '1mb',
      jsonLimit: '1mb',
      textLimit: '1mb',
      formidable: { maxFileSize: MAX_BYTES.video },
    },
  },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
