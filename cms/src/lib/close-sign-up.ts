import type { Core } from '@strapi/strapi';

/**
 * Nobody is a user of this site but its staff, who are the panel's users. Strapi's other user system
 * comes open to the public, so at every start its sign-up is closed and its roles lose what they
 * may do, whatever somebody clicked in the panel.
 */
export const closeSignUp = async (strapi: Core.Strapi): Promise<void> => {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const settings = (await store.get({})) as Record<string, unknown>;
  await store.set({ value: { ...settings, allow_register: false } });
  await strapi.db.query('plugin::users-permissions.permission').deleteMany({ where: {} });
};

/** Takes those other users off the panel's list of content: whoever is added there could do nothing. */
export const hideSiteUsers = (strapi: Core.Strapi): void => {
  strapi.contentType('plugin::users-permissions.user').pluginOptions = {
    'content-manager': { visible: false },
    'content-type-builder': { visible: false },
  };
};
