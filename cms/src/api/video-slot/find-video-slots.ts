import type { Core } from '@strapi/strapi';
import { videosQuerySchema, type VideosReply } from '@reelists/contract';
import { paging } from '../../lib/paging';
import { validate } from '../../lib/validate';
import { presentVideoSlot, type VideoSlotRow } from './present';

export const VIDEO_SLOT_UID = 'api::video-slot.video-slot';
const populate = {
  files: true,
  poster: true,
  previous_files: true,
  previous_poster: true,
  updatedBy: { select: ['firstname'] },
};

/**
 * A page of slots in the order they were made, optionally of one page and section.
 * @throws a 400 naming what is wrong with `query`.
 */
export const findVideoSlots = async (
  strapi: Core.Strapi,
  query: unknown,
  isStaff: boolean,
): Promise<VideosReply> => {
  const { page, page_size, page_name, section } = validate(videosQuerySchema, query);
  const where = { ...(page_name && { page: page_name }), ...(section && { section }) };
  const [rows, total]: [VideoSlotRow[], number] = await strapi.db
    .query(VIDEO_SLOT_UID)
    .findWithCount({
      where,
      populate,
      orderBy: { id: 'asc' },
      limit: page_size,
      offset: page * page_size,
    });
  return {
    videos: rows.map((row) => presentVideoSlot(row, isStaff)),
    ...paging(page, page_size, total),
  };
};

/** The slot with this document id, with all of its files; null when there is none. */
export const findVideoSlot = async (
  strapi: Core.Strapi,
  documentId: string,
): Promise<VideoSlotRow | null> =>
  strapi.db.query(VIDEO_SLOT_UID).findOne({ where: { documentId }, populate });
