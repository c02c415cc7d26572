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
  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.file'],
    afterUpdate: drop,
    afterDelete: drop,
    afterDeleteMany: drop,
  });
};
