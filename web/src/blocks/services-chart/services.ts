import type { Accent } from '@reelists/contract';
import { paths } from '../../paths.ts';

interface Service {
  /** Its patch of the chart, and its field of the page text `services`. */
  chip: Accent;
  name: string;
  /** Its page, where it has one. */
  href?: string;
}

/** The twelve, in the specification's order and spelling. */
export const SERVICES: Service[] = [
  {
    chip: 'full-service',
    name: 'Full Service Production',
    href: paths.fullServiceProduction.href(),
  },
  { chip: 'social', name: 'Social Videos', href: paths.videosForYourBusiness.href() },
  { chip: 'tv', name: 'TV' },
  { chip: 'concept', name: 'Concept Development' },
  { chip: 'copywriting', name: 'Copywriting' },
  { chip: 'filming', name: 'Filming', href: paths.videography.href() },
  { chip: 'editing', name: 'Editing' },
  { chip: 'animation', name: 'Animation', href: paths.animation.href() },
  { chip: 'drone', name: 'Drone', href: paths.drone.href() },
  { chip: 'studio', name: 'Studio Shoots' },
  { chip: 'motion', name: 'Motion Graphics' },
  { chip: 'voiceover', name: 'Voiceover' },
];
