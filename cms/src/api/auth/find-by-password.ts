import type { Core } from '@strapi/strapi';
import type { StaffUser } from '@reelists/contract';
import { findStaff } from '../../lib/find-staff';

// A hash of nothing anyone can type, so that an unknown email takes as long as a wrong password.
const NO_PASSWORD = '$2a$10$a7lsPAhcTw6qyhWEAuNCTuEbVU6W97CX8jRUZ1ELkdeiETnoDF0fe';

/** The member of staff with this email, in lower case, and password; null when one is wrong. */
export const findByPassword = async (
  strapi: Core.Strapi,
  email: string,
  password: string,
): Promise<StaffUser | null> => {
  const found = await findStaff(strapi, { email });
  const isRight: boolean = await strapi
    .service('admin::auth')
    .validatePassword(password, found?.passwordHash ?? NO_PASSWORD);
  return found && isRight ? found.user : null;
};
