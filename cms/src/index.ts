import type { Core } from '@strapi/strapi';
import { ensureIndexes } from './lib/ensure-indexes';
import { keepSearchText } from './lib/keep-search-text';
import { mountSite } from './site/mount-site';

export default {
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    keepSearchText(strapi);
    await ensureIndexes(strapi);
    await mountSite(strapi);
  },
};
