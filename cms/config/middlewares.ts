import { MAX_BYTES } from '@reelists/contract';
import { refuseBody } from '../src/lib/refuse-body';
import { tempFolder } from '../src/uploads/temp-folder';
import { panelContentSecurityPolicy } from '../src/site/security-headers';

export default [
  'global::envelope',
  'strapi::errors',
  'global::unavailable',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: { useDefaults: false, directives: panelContentSecurityPolicy },
    },
  },
  // Site, panel and API are one origin: no other may read an answer.
  { name: 'strapi::cors', config: { origin: [], credentials: false } },
  'global::stored-files',
  'strapi::query',
  'global::multipart',
  {
    name: 'strapi::body',
    config: {
      formLimit: '1mb',
      jsonLimit: '1mb',
      textLimit: '1mb',
      onError: refuseBody,
      // All files of a form together: a video and its poster.
      formidable: { maxFileSize: MAX_BYTES.video + MAX_BYTES.image, uploadDir: tempFolder },
    },
  },
  'global::uploads',
  'global::panel-login',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
