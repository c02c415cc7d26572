import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { findVideoSlot, VIDEO_SLOT_UID } from './find-video-slots';

interface WriteParams {
  documentId?: string;
  data?: { page?: unknown; section?: unknown };
}

/** The site asks for a slot by its page and section: nobody may rename one, by whichever door. */
export const keepSlotKeys = (strapi: Core.Strapi): void => {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== VIDEO_SLOT_UID || context.action !== 'update') return next();
    const { documentId, data } = context.params as WriteParams;
    const slot = documentId ? await findVideoSlot(strapi, documentId) : null;
    for (const key of ['page', 'section'] as const)
      if (slot && data?.[key] !== undefined && data[key] !== slot[key])
        throw new errors.ValidationError(
          `The ${key} of a page video stays “${slot[key]}”: the site looks for it by that name.`,
          {
            errors: [{ path: [key], message: 'This cannot be changed.', name: 'ValidationError' }],
          },
        );
    return next();
  });
};
