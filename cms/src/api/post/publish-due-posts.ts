import type { Core } from '@strapi/strapi';
import { POST_UID, type PostRow } from './post-row';

/** Versions that could not be published, so that one post's fault is logged once and not forever. */
const refused = new Set<string>();

/** Publishes every post whose time has come; one that cannot be does not hold up the others. */
export const publishDuePosts = async (strapi: Core.Strapi): Promise<void> => {
  const due: PostRow[] = await strapi.db.query(POST_UID).findMany({
    select: ['documentId', 'updatedAt', 'title'],
    where: { publishedAt: { $null: true }, publish_at: { $lte: new Date() } },
  });
  for (const { documentId, updatedAt, title } of due) {
    const version = `${documentId} ${updatedAt}`;
    if (refused.has(version)) continue;
    try {
      await strapi.documents(POST_UID).publish({ documentId });
    } catch (error) {
      refused.add(version);
      strapi.log.error(`The scheduled post "${title}" could not be published`);
      strapi.log.error(error);
    }
  }
};

/** Looks for due posts every five seconds, at :00 too: nothing is armed, so a restart loses nothing. */
export const schedulePosts = (strapi: Core.Strapi): void => {
  strapi.cron.add({
    publishDuePosts: {
      task: ({ strapi }: { strapi: Core.Strapi }) => publishDuePosts(strapi),
      options: { rule: '*/5 * * * * *' },
    },
  });
};
