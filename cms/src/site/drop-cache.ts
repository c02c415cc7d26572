import type { Core } from '@strapi/strapi';

const SHOWN = new Set([
  'api::post.post',
  'api::video-slot.video-slot',
  'api::page-text.page-text',
  'api::work-item.work-item',
  'api::placement.placement',
  'api::testimonial.testimonial',
  'api::team-member.team-member',
  'api::gallery-image.gallery-image',
  'api::consultation.consultation',
  'api::booking.booking',
]);
const READS = new Set(['findOne', 'findMany', 'findFirst', 'count']);

/**
 * Calls `drop` once whatever visitors see has changed, by whichever door: our API, the panel, or
 * the media library. Never before the change is committed: a page rendered in between would be
 * made of the old content and kept.
 */
export const dropOnChange = (strapi: Core.Strapi, drop: () => void): void => {
  strapi.documents.use(async (context, next) => {
    if (READS.has(context.action) || !SHOWN.has(context.uid)) return next();
    return strapi.db.transaction(async ({ onCommit }) => {
      onCommit(drop);
      return next();
    });
  });
  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    afterUpdate: drop,
    afterDelete: drop,
    afterDeleteMany: drop,
  });
};
