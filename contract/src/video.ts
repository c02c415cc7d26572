import { object, type InferType } from 'yup';
import type { Change } from './change.js';
import type { Paging } from './envelope.js';
import { requiredText, text, wholeNumber } from './fields.js';
import { MAX_LENGTH, MAX_PAGE_SIZE, VIDEOS_PAGE_SIZE } from './limits.js';
import type { MediaFile } from './media-file.js';

export interface ShownVideo {
  /** The first is the one that plays; none means the place shows no video. */
  files: MediaFile[];
  /** A still of the video for before it plays. */
  poster: MediaFile | null;
}

/** A place on a page that plays a video; `page` and `section` are its key and never change. */
export interface VideoSlot extends ShownVideo {
  _id: string;
  page: string;
  section: string;
  /** When the place came to the site. */
  createdAt: string;
  /** Whether the video before this one can be put back; told to staff only, as is all below. */
  has_previous?: boolean;
  previous?: ShownVideo | null;
  changed?: Change;
}

export const videosQuerySchema = object({
  page: wholeNumber(0, 0, 1_000_000),
  page_size: wholeNumber(VIDEOS_PAGE_SIZE, 1, MAX_PAGE_SIZE),
  page_name: text(MAX_LENGTH.name),
  section: text(MAX_LENGTH.name),
});

/** The JSON part `title` of videos/create. */
export const videoTitleSchema = object({
  id: requiredText(MAX_LENGTH.name),
  page: requiredText(MAX_LENGTH.name),
  section: requiredText(MAX_LENGTH.name),
});
export type VideoTitle = InferType<typeof videoTitleSchema>;

export interface VideosReply extends Paging {
  videos: VideoSlot[];
}
export interface VideoReply {
  video: VideoSlot;
}

export const NOT_A_VIDEO = 'That’s not a video. Any video type will do.';
export const NO_VIDEOS = 'No Videos available yet. Green screens all round.';
export const videoUploaded = (page: string, section: string) =>
  `The new one is live on ${page}, ${section}.`;
export const videoRestored = (page: string, section: string) =>
  `The one before is back on ${page}, ${section}.`;
export const NO_PREVIOUS_VIDEO = 'There is no video before this one to put back.';
