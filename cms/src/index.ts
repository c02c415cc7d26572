import type { Core } from '@strapi/strapi';
import { mountSite } from './site/mount-site';

export default {
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await mountSite(strapi);
  },
};
