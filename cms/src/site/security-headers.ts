/** Who a page may load from. The player's and the map's hosts are asked only after a click. */
export const contentSecurityPolicy = {
  'default-src': ["'self'"],
  // The inline loader and the panel's own bootstrap; there is no user HTML in scripts anywhere.
  'script-src': [
    "'self'",
    "'unsafe-inline'",
    'https://player.vimeo.com',
    'https://maps.googleapis.com',
  ],
  'style-src': ["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com'],
  'font-src': ["'self'", 'data:', 'https://fonts.gstatic.com'],
  'img-src': [
    "'self'",
    'data:',
    'blob:',
    'https://i.vimeocdn.com',
    'https://maps.gstatic.com',
    'https://maps.googleapis.com',
  ],
  'media-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'", 'https://maps.googleapis.com', 'https://vimeo.com'],
  'frame-src': ["'self'", 'https://player.vimeo.com'],
  'frame-ancestors': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
};
