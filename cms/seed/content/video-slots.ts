import { SERVICE_VIDEO_SLOTS, VIDEO_SLOTS, type ServiceSlug } from '@reelists/contract';
import type { SeedFile } from '../seed-media';

type Loop = 'header' | 'great-work' | 'footer' | 'who-are-we' | 'our-videos';

interface VideoSlotSeed {
  slot: readonly [page: string, section: string];
  /** The video is `loops/<loop>.mp4`. */
  loop: Loop;
  /** The still below seed/media; the loop's own when absent. */
  poster?: SeedFile;
}

const showreel = (slug: ServiceSlug, loop: Loop): VideoSlotSeed => ({
  slot: SERVICE_VIDEO_SLOTS[slug],
  loop,
  poster: `service/${slug}.jpg`,
});

/** In the order staff read them: home, about, then the other pages as the menu has them. */
export const videoSlots: VideoSlotSeed[] = [
  { slot: VIDEO_SLOTS.homeHeader, loop: 'header' },
  { slot: VIDEO_SLOTS.homeGreatWork, loop: 'great-work' },
  { slot: VIDEO_SLOTS.homeFooter, loop: 'footer' },
  { slot: VIDEO_SLOTS.homeWhoAreWe, loop: 'who-are-we' },
  { slot: ['About', 'Header'], loop: 'who-are-we' },
  { slot: VIDEO_SLOTS.aboutOurVideos, loop: 'our-videos' },
  { slot: ['Our work', 'Header'], loop: 'great-work' },
  { slot: ['Our services', 'Header'], loop: 'header' },
  { slot: ['Contact us', 'Header'], loop: 'footer' },
  { slot: ['Blog', 'Header'], loop: 'our-videos' },
  { slot: ['Videos for your business', 'Header'], loop: 'header' },
  { slot: ['Animation', 'Header'], loop: 'our-videos' },
  showreel('animation', 'our-videos'),
  { slot: ['Production services', 'Header'], loop: 'who-are-we' },
  showreel('production-services', 'who-are-we'),
  { slot: ['Property videos', 'Header'], loop: 'footer' },
  showreel('property-videos', 'great-work'),
  { slot: ['Full service production', 'Header'], loop: 'header' },
  showreel('full-service-production', 'who-are-we'),
  { slot: ['Videography', 'Header'], loop: 'header' },
  showreel('videography', 'header'),
  { slot: ['Drone', 'Header'], loop: 'footer' },
  showreel('drone', 'great-work'),
  { slot: ['Public comms', 'Header'], loop: 'great-work' },
  showreel('publiccomms', 'footer'),
];
