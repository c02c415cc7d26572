import { object, string } from 'yup';
import type { MediaFile } from './media-file.js';

export const PLACEMENTS = [
  'work',
  'featured',
  'agencies',
  'property',
  'publiccomms',
  'animation',
] as const;
export type Placement = (typeof PLACEMENTS)[number];

export const workItemsQuerySchema = object({
  placement: string().oneOf([...PLACEMENTS], `Must be one of ${PLACEMENTS.join(', ')}`),
});

/** A film on the site. */
export interface WorkItem {
  _id: string;
  title: string;
  client: string;
  /** As printed, `1:34`. */
  running_time: string;
  /** Its id on the video host. */
  video_id: string;
  /** A file of ours, played instead of the host's when present. */
  video_file?: MediaFile;
  thumbnail: MediaFile | null;
  alt: string;
  /** When it came to the site. */
  createdAt: string;
}

export interface Testimonial {
  _id: string;
  name: string;
  company: string;
  comments: string;
  createdAt: string;
}

/** The ground the team section takes while this member is open: a patch of the chip chart. */
export const ACCENTS = [
  'full-service',
  'social',
  'tv',
  'concept',
  'copywriting',
  'filming',
  'editing',
  'animation',
  'drone',
  'studio',
  'motion',
  'voiceover',
] as const;
export type Accent = (typeof ACCENTS)[number];

export interface TeamMember {
  _id: string;
  name: string;
  position: string;
  description: string;
  accent: Accent;
  img: MediaFile | null;
}

export interface GalleryImage {
  _id: string;
  img: MediaFile | null;
  alt: string;
}

export interface ItemsReply<T> {
  items: T[];
}
