import type { WorkItem } from '@reelists/contract';
import { presentMedia, presentOptionalMedia, type MediaRow } from '../media/present';

export interface WorkItemRow {
  documentId: string;
  title: string;
  client: string | null;
  running_time: string | null;
  video_id: string;
  video_file: MediaRow | null;
  thumbnail: MediaRow | null;
  alt: string;
  createdAt: string;
}

export const presentWorkItem = (row: WorkItemRow): WorkItem => ({
  _id: row.documentId,
  title: row.title,
  client: row.client ?? '',
  running_time: row.running_time ?? '',
  video_id: row.video_id,
  ...(row.video_file && { video_file: presentMedia(row.video_file) }),
  thumbnail: presentOptionalMedia(row.thumbnail),
  alt: row.alt,
  createdAt: row.createdAt,
});
