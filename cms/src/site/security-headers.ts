import { env } from '../env';

const VIMEO = 'https://player.vimeo.com';
const MAPS = ['https://maps.googleapis.com', 'https://maps.gstatic.com'];

/** For the panel and the API, through Strapi's own security middleware. */
export const panelContentSecurityPolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'frame-src': ["'self'", VIMEO],
  'frame-ancestors': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
};

/**
 * For the site's pages. The player's and the map's hosts are allowed, but asked only after a click.
 * An inline script runs only if its hash is here, so one that slipped into a text would not.
 */
const pageContentSecurityPolicy = (scriptHashes: string[]) => ({
  ...panelContentSecurityPolicy,
  'script-src': ["'self'", ...scriptHashes, VIMEO, ...MAPS],
  'style-src': ["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com'],
  'font-src': ["'self'", 'data:', 'https://fonts.gstatic.com'],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'connect-src': ["'self'", ...MAPS, 'https://vimeo.com'],
  // Without its script the enquiry form goes through the visitor's own mail program.
  'form-action': ["'self'", 'mailto:'],
});

/** Headers of every page and asset: these leave before Koa, so they carry their own. */
export const securityHeaders = (scriptHashes: string[]): Record<string, string> => ({
  'content-security-policy': Object.entries(pageContentSecurityPolicy(scriptHashes))
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  ...(env.publicUrl.startsWith('https:') && {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }),
});
