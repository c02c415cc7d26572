import type { Accent, Placement, ServiceSlug } from '@reelists/contract';

interface Service {
  /** The patch of the chip chart that grounds its title and one section below. */
  accent: Accent;
  /** Which films it shows; none has no grid. */
  placement?: Placement;
}

export const SERVICES: Record<ServiceSlug, Service> = {
  animation: { accent: 'animation', placement: 'animation' },
  'production-services': { accent: 'editing', placement: 'agencies' },
  'property-videos': { accent: 'filming', placement: 'property' },
  'full-service-production': { accent: 'full-service' },
  videography: { accent: 'tv' },
  drone: { accent: 'drone' },
  publiccomms: { accent: 'concept', placement: 'publiccomms' },
};
