import type { GalleryImage } from '@reelists/contract';
import { presentOptionalMedia, type MediaRow } from '../media/present';

export interface GalleryImageRow {
  documentId: string;
  img: MediaRow | null;
  alt: string;
}

export const presentGalleryImage = (row: GalleryImageRow): GalleryImage => ({
  _id: row.documentId,
  img: presentOptionalMedia(row.img),
  alt: row.alt,
});
