/** The constants of the specification (section 9) and of the wire contract, by name. */

/** Blog posts a visitor sees first. */
export const POSTS_COUNT = 6;
/** Posts each "See more" adds. */
export const POSTS_STEP = 6;
/** Posts on one page of the staff list. */
export const ADMIN_POSTS_COUNT = 12;
/** Video slots on one page of the staff list; pages count from 0. */
export const VIDEOS_PAGE_SIZE = 20;
/** Rows on one page of every other list. */
export const DEFAULT_PAGE_SIZE = 50;
export const MAX_PAGE_SIZE = 100;

/** The one video id the specification names: the showreel, on the video host. */
export const SHOWREEL_VIDEO_ID = '307170578';
/** Pixels scrolled before the sticky bar appears. */
export const STICKY_BAR_THRESHOLD = 100;
/** A header title shorter than this is an h1, any other an h2. */
export const H1_TITLE_LENGTH = 14;
/** Auto-scroll interval of the testimonials in milliseconds; auto-scroll is off. */
export const TESTIMONIAL_INTERVAL = 6000;
export const MAP_ZOOM = 13;
/** The map's fixed centre: Dublin 4, between the canal and the sea (WGS 84 degrees). */
export const MAP_CENTER = { lat: 53.3331, lng: -6.2289 } as const;
/** Days one call for booking slots may span. */
export const SLOTS_MAX_DAYS = 62;
/** Enquiries, and bookings, one email address may leave in 24 hours. */
export const SENDS_PER_DAY = 5;
/** Characters each text may have. */
export const MAX_LENGTH = {
  name: 120,
  subject: 120,
  email: 254,
  number: 32,
  message: 5_000,
  title: 200,
  slug: 80,
  wysiwyg: 200_000,
  page_text: 5_000,
  line: 500,
  password: 200,
  alt: 300,
} as const;
/** Bytes a file may have. */
export const MAX_BYTES = {
  image: 20 * 1024 * 1024,
  video: 200 * 1024 * 1024,
} as const;
/** The time zone a booking's date and time are in. */
export const TIME_ZONE = 'Europe/Dublin';
