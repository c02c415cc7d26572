import { env } from '../env';

const VIMEO = 'https://player.vimeo.com';

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

type Policy = Record<string, string[]>;

const GOOGLE = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'];

/** What Google's own guide to such policies asks for: its map draws in a worker and compiles code. */
const LIVE_MAP: Policy = {
  'script-src': [
    "'unsafe-eval'",
    'blob:',
    ...GOOGLE,
    'https://*.ggpht.com',
    'https://*.googleusercontent.com',
  ],
  'style-src': ['https://fonts.googleapis.com'],
  'font-src': ['https://fonts.gstatic.com'],
  'connect-src': [...GOOGLE, 'data:', 'blob:'],
  'frame-src': ['https://*.google.com'],
  'worker-src': ['blob:'],
};

/**
 * For the site's pages. The player's host is allowed, but asked only after a click; so are the live
 * map's where there is a key for it. All pages share one policy: whoever comes to the map from
 * another page brings that page's policy along. An inline script runs only if its hash is here, so
 * one that slipped into a text would not.
 */
const pageContentSecurityPolicy = (scriptHashes: string[]): Policy => {
  const policy: Policy = {
    ...panelContentSecurityPolicy,
    'script-src': ["'self'", ...scriptHashes, VIMEO],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'connect-src': ["'self'", 'https://vimeo.com'],
    'worker-src': ["'self'"],
    // Without its script the enquiry form goes through the visitor's own mail program.
    'form-action': ["'self'", 'mailto:'],
  };
  if (!env.googleMapsApiKey) return policy;
  return Object.fromEntries(
    Object.entries(policy).map(([name, sources]) => [
      name,
      [...sources, ...(LIVE_MAP[name] ?? [])],
    ]),
  );
};

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
