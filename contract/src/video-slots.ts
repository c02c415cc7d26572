// Apart from video.ts: every public page names its slots, and none of them needs yup.

/** The slots the site knows, as `[page, section]`, in the specification's spelling. */
export const VIDEO_SLOTS = {
  homeHeader: ['Home', 'Header'],
  homeGreatWork: ['Home', 'Weve made some great work'],
  homeFooter: ['Home', 'Footer'],
  homeWhoAreWe: ['Home', 'Who are we anyway'],
  aboutOurVideos: ['About', 'Our Videos'],
} as const satisfies Record<string, readonly [page: string, section: string]>;

/** The slots of the service pages, by the page's slug: a showreel video or, with a poster alone, an image. */
export const SERVICE_VIDEO_SLOTS = {
  animation: ['Animation', 'Showreel'],
  'production-services': ['Production services', 'Showreel'],
  'property-videos': ['Property videos', 'Showreel'],
  'full-service-production': ['Full service production', 'Showreel'],
  videography: ['Videography', 'Showreel'],
  drone: ['Drone', 'Showreel'],
  publiccomms: ['Public comms', 'Showreel'],
} as const satisfies Record<string, readonly [page: string, section: string]>;
export type ServiceSlug = keyof typeof SERVICE_VIDEO_SLOTS;

export const VIDEO_FALLBACK = 'Sorry, your browser does not support video playback';
