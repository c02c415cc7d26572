import type { Core } from '@strapi/strapi';

/** What visitors never see; a new type counts as shown until it is named here. */
const UNSEEN = new Set([
  'api::contact.contact',
  'api::mail.mail',
  'api::erasure.erasure',
  'api::retention.retention',
  'api::idempotency-key.idempotency-key',
]);
const isShown = (uid: string) => uid.startsWith('api::') && !UNSEEN.has(uid);
/** What says which hours are free. Our own calls write it by statements that pass no document. */
const HOURS = ['date', 'time', 'state', 'is_spam'];
const READS = new Set(['findOne', 'findMany', 'findFirst', 'count']);

/**
 * Calls `drop` once whatever visitors see has changed, by whichever door: our API, the panel, or
 * the media library. Never before the change is committed: a page rendered in between would be
 * made of the old content and kept.
 */
export const dropOnChange = (strapi: Core.Strapi, drop: () => void): void => {
  strapi.documents.use(async (context, next) => {
    if (READS.has(context.action) || !isShown(context.uid)) return next();
    return strapi.db.transaction(async ({ onCommit }) => {
      onCommit(drop);
      return next();
    });
  });
  const dropOnCommit = async () => {
    await strapi.db.transaction(async ({ onCommit }) => onCommit(drop));
  };
  strapi.db.lifecycles.subscribe({
    models: ['api::booking.booking'],
    async afterUpdateMany({ params }) {
      if (HOURS.some((column) => column in params.data)) await dropOnCommit();
    },
    afterDeleteMany: dropOnCommit,
  });
  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    afterUpdate: drop,
    afterDelete: drop,
    afterDeleteMany: drop,
  });
};
