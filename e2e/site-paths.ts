/** Every public path of the specification, section 2, and the two that came with it. */
export const PUBLIC_PATHS = [
  '/',
  '/videos-for-your-business',
  '/about-the-reelists',
  '/our-work',
  '/our-services',
  '/contact-us',
  '/animation',
  '/production-services',
  '/property-videos',
  '/full-service-production',
  '/videography',
  '/drone',
  '/publiccomms',
  '/blog',
  '/privacy',
];

/** Every path that only staff may see. */
export const STAFF_PATHS = [
  '/admin/posts',
  '/admin/posts/create',
  '/admin/post/abc123',
  '/admin/contacts',
  '/admin/contact/abc123',
  '/admin/bookings',
  '/admin/booking/abc123',
  '/admin/videos',
  '/admin/videos/create/abc123+Home+Header',
  '/admin/cms',
  '/admin/cms/abc123',
];
