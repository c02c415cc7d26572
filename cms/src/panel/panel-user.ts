import type { Core } from '@strapi/strapi';
import { staffName, type StaffNames } from '../lib/find-staff';

/**
 * The name of the member of staff whose call of the panel this is; null in our own API, whose calls
 * leave Strapi's users alone, and in whatever the server does by itself.
 */
export const panelUser = (strapi: Core.Strapi): string | null => {
  const user = strapi.requestContext.get()?.state.user as StaffNames | undefined;
  return user ? staffName(user) : null;
};
