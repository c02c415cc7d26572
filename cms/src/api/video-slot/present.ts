import type { ShownVideo, VideoSlot } from '@reelists/contract';
import { presentChange, type ChangedRow } from '../../lib/last-change';
import { presentMedia, presentOptionalMedia, type MediaRow } from '../media/present';

export interface VideoSlotRow extends ChangedRow {
  documentId: string;
  page: string;
  section: string;
  createdAt: string;
  files: (MediaRow & { id: number })[] | null;
  poster: (MediaRow & { id: number }) | null;
  previous_files: (MediaRow & { id: number })[] | null;
  previous_poster: (MediaRow & { id: number }) | null;
}

const presentPrevious = ({ previous_files, previous_poster }: VideoSlotRow): ShownVideo | null =>
  previous_files?.length
    ? { files: previous_files.map(presentMedia), poster: presentOptionalMedia(previous_poster) }
    : null;

/** A place on a page; only staff are told what can be put back, and who changed it when. */
export const presentVideoSlot = (row: VideoSlotRow, isStaff: boolean): VideoSlot => ({
  _id: row.documentId,
  page: row.page,
  section: row.section,
  files: (row.files ?? []).map(presentMedia),
  poster: presentOptionalMedia(row.poster),
  createdAt: new Date(row.createdAt).toISOString(),
  ...(isStaff && {
    has_previous: Boolean(row.previous_files?.length),
    previous: presentPrevious(row),
    changed: presentChange(row),
  }),
});
