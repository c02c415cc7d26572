import type { Accent, Placement, ServiceSlug } from '@reelists/contract';

interface Service {
  /** The h1 where the words staff gave the page are too long to be one. */
  name: string;
  /** The patch of the chip chart that grounds its title and one section below. */
  accent: Accent;
  /** Which films it shows; none has no grid. */
  placement?: Placement;
}

export const SERVICES: Record<ServiceSlug, Service> = {
  animation: { name: 'Animation', accent: 'animation', placement: 'animation' },
  'production-services': { name: 'Agencies', accent: 'editing', placement: 'agencies' },
  'property-videos': { name: 'Property', accent: 'filming', placement: 'property' },
  'full-service-production': { name: 'Full service', accent: 'full-service' },
  videography: { name: 'Videography', accent: 'tv' },
  drone: { name: 'Drone', accent: 'drone' },
  publiccomms: { name: 'Public comms', accent: 'concept', placement: 'publiccomms' },
};
