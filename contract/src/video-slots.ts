// Apart from video.ts: every public page names its slots, and none of them needs yup.

/** The slots the site knows, as `[page, section]`, in the specification's spelling. */
export const VIDEO_SLOTS = {
  homeHeader: ['Home', 'Header'],
  homeGreatWork: ['Home', 'Weve made some great work'],
  homeFooter: ['Home', 'Footer'],
  homeWhoAreWe: ['Home', 'Who are we anyway'],
  aboutOurVideos: ['About', 'Our Videos'],
} as const satisfies Record<string, readonly [page: string, section: string]>;

export const VIDEO_FALLBACK = 'Sorry, your browser does not support video playback';
