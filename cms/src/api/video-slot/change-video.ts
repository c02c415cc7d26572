import type { Core } from '@strapi/strapi';
import type { StaffUser, VideoTitle } from '@reelists/contract';
import { changedBy } from '../../lib/last-change';
import { refuse } from '../../lib/validate';
import type { TempFile } from '../../uploads/judge-uploads';
import { removeUnusedFiles } from '../../uploads/remove-unused-files';
import { storeFile } from '../../uploads/store-file';
import { findVideoSlot, VIDEO_SLOT_UID } from './find-video-slots';
import type { VideoSlotRow } from './present';

interface Shown {
  files: number[];
  poster: number | null;
}

const shownIn = ({ files, poster }: VideoSlotRow): Shown => ({
  files: (files ?? []).map(({ id }) => id),
  poster: poster?.id ?? null,
});
const formerIn = ({ previous_files, previous_poster }: VideoSlotRow): Shown => ({
  files: (previous_files ?? []).map(({ id }) => id),
  poster: previous_poster?.id ?? null,
});
const idsOf = ({ files, poster }: Shown) => [...files, ...(poster ? [poster] : [])];

/** Shows `next` in the slot and keeps what it showed, in one step. */
const show = (
  strapi: Core.Strapi,
  documentId: string,
  staff: StaffUser,
  next: (slot: VideoSlotRow) => Shown,
) =>
  strapi.db.transaction(async () => {
    const slot = await findVideoSlot(strapi, documentId);
    if (!slot) return null;
    const { files, poster } = next(slot);
    const shown = shownIn(slot);
    await strapi.documents(VIDEO_SLOT_UID).update({
      documentId,
      data: {
        files,
        poster,
        previous_files: shown.files,
        previous_poster: shown.poster,
        ...(await changedBy(strapi, staff)),
      },
    });
    return slot;
  });

/**
 * Puts a new video into its slot; the one before it can be put back, older ones are removed. When
 * anything fails the slot shows what it showed and the new files are gone.
 * @returns the slot, or null when it went away meanwhile.
 */
export const replaceVideo = async (
  strapi: Core.Strapi,
  documentId: string,
  { files, poster }: { files: TempFile; poster?: TempFile },
  staff: StaffUser,
): Promise<VideoSlotRow | null> => {
  const stored: number[] = [];
  try {
    stored.push((await storeFile(strapi, files)).id);
    if (poster) stored.push((await storeFile(strapi, poster)).id);
    const [video = 0, still = null] = stored;
    const slot = await show(strapi, documentId, staff, () => ({ files: [video], poster: still }));
    await removeUnusedFiles(strapi, slot ? idsOf(formerIn(slot)) : stored);
  } catch (error) {
    await removeUnusedFiles(strapi, stored);
    throw error;
  }
  return findVideoSlot(strapi, documentId);
};

/** Swaps the video of the slot with the one before it; null when it never had another. */
export const restoreVideo = async (
  strapi: Core.Strapi,
  slot: VideoSlotRow,
  staff: StaffUser,
): Promise<VideoSlotRow | null> => {
  if (formerIn(slot).files.length === 0) return null;
  await show(strapi, slot.documentId, staff, formerIn);
  return findVideoSlot(strapi, slot.documentId);
};

/** @throws a 400 when the page and section an upload is meant for are not the slot's. */
export const checkPlace = (slot: VideoSlotRow, { page, section }: VideoTitle): void => {
  if (slot.page !== page) refuse('page', `This video is on the page ${slot.page}`);
  if (slot.section !== section) refuse('section', `This video is in the section ${slot.section}`);
};
