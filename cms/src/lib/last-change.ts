import type { Core } from '@strapi/strapi';
import type { Change, StaffUser } from '@reelists/contract';

/** A row with the member of staff the panel, or one of our calls, says changed it last. */
export interface ChangedRow {
  updatedAt: string;
  updatedBy?: { firstname: string | null } | null;
}

export const presentChange = ({ updatedAt, updatedBy }: ChangedRow): Change => ({
  at: new Date(updatedAt).toISOString(),
  by: updatedBy?.firstname ?? '',
});

/** What a write says of who made it, in the words the panel's own writes use. */
export const changedBy = async (
  { db }: Core.Strapi,
  { _id }: StaffUser,
): Promise<{ updatedBy?: number }> => {
  const user: { id: number } | null = await db
    .query('admin::user')
    .findOne({ where: { documentId: _id }, select: ['id'] });
  return user ? { updatedBy: user.id } : {};
};
