import type { VideoSlot } from '@reelists/contract';
import { presentMedia, presentOptionalMedia, type MediaRow } from '../media/present';

export interface VideoSlotRow {
  documentId: string;
  page: string;
  section: string;
  files: (MediaRow & { id: number })[] | null;
  poster: (MediaRow & { id: number }) | null;
  previous_files: (MediaRow & { id: number })[] | null;
  previous_poster: (MediaRow & { id: number }) | null;
}

/** A place on a page; only staff are told whether a former video can be put back. */
export const presentVideoSlot = (row: VideoSlotRow, isStaff: boolean): VideoSlot => ({
  _id: row.documentId,
  page: row.page,
  section: row.section,
  files: (row.files ?? []).map(presentMedia),
  poster: presentOptionalMedia(row.poster),
  ...(isStaff && { has_previous: Boolean(row.previous_files?.length) }),
});
