import { SERVICE_VIDEO_SLOTS, VIDEO_SLOTS, type ServiceSlug } from '@reelists/contract';
import type { SeedFile } from '../seed-media';

interface VideoSlotSeed {
  slot: readonly [page: string, section: string];
  /** Below seed/media. */
  video: SeedFile;
  /** A still of the video, shown before it plays. */
  poster: SeedFile;
}

type Loop = 'header' | 'great-work' | 'footer' | 'who-are-we' | 'our-videos';

const loop = (slot: VideoSlotSeed['slot'], name: Loop): VideoSlotSeed => ({
  slot,
  video: `loops/${name}.mp4`,
  poster: `loops/${name}.jpg`,
});

/** A slow push into the page's own picture. */
const showreel = (slug: Exclude<ServiceSlug, 'videography'>): VideoSlotSeed => ({
  slot: SERVICE_VIDEO_SLOTS[slug],
  video: `service/${slug}.mp4`,
  poster: `service/${slug}.jpg`,
});

/** In the order staff read them: home, about, then the services as the menu has them. */
export const videoSlots: VideoSlotSeed[] = [
  loop(VIDEO_SLOTS.homeHeader, 'header'),
  loop(VIDEO_SLOTS.homeGreatWork, 'great-work'),
  loop(VIDEO_SLOTS.homeFooter, 'footer'),
  loop(VIDEO_SLOTS.homeWhoAreWe, 'who-are-we'),
  loop(VIDEO_SLOTS.aboutOurVideos, 'our-videos'),
  showreel('animation'),
  showreel('production-services'),
  showreel('property-videos'),
  showreel('full-service-production'),
  { ...loop(SERVICE_VIDEO_SLOTS.videography, 'header'), poster: 'service/videography.jpg' },
  showreel('drone'),
  showreel('publiccomms'),
];
