import type { Core } from '@strapi/strapi';

export default {
  register() {},
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    strapi.log.debug('bootstrap');
  },
};
