import type { Core } from '@strapi/strapi';
import { ROLES, type Role, type StaffUser } from '@reelists/contract';

/** Strapi's role codes for the contract's roles, the most powerful first. */
export const ROLE_CODES: Record<Role, string> = {
  administrator: 'strapi-super-admin',
  editor: 'strapi-editor',
  producer: 'reelists-producer',
};

export interface StaffNames {
  email: string;
  firstname: string | null;
  lastname: string | null;
}
interface AdminUser extends StaffNames {
  documentId: string;
  isActive: boolean;
  blocked: boolean;
  password: string | null;
  roles: { code: string }[];
}

export interface FoundStaff {
  user: StaffUser;
  passwordHash: string | null;
}

/** What a member of staff is called. */
export const staffName = ({ firstname, lastname, email }: StaffNames): string =>
  [firstname, lastname].filter(Boolean).join(' ') || email;

/**
 * Staff are Strapi's own panel users, so one email and password opens both doors and deactivating
 * somebody in the panel shuts both. Null when nobody is there or none of the roles is one of ours.
 */
export const findStaff = async (
  strapi: Core.Strapi,
  where: { documentId: string } | { email: string },
): Promise<FoundStaff | null> => {
  const row: AdminUser | null = await strapi.db
    .query('admin::user')
    .findOne({ where, populate: { roles: true } });
  if (!row) return null;
  const role = ROLES.find((name) => row.roles.some(({ code }) => code === ROLE_CODES[name]));
  if (!role) return null;
  return {
    passwordHash: row.password,
    user: {
      _id: row.documentId,
      email: row.email,
      name: staffName(row),
      role,
      isActive: row.isActive && !row.blocked,
    },
  };
};
