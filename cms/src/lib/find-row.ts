import type { Core } from '@strapi/strapi';
import type { Inbox } from './list-rows';

/** The row with this document id, or null. */
export const findRow = <Row>(
  { db }: Core.Strapi,
  { uid }: Inbox,
  documentId: string,
): Promise<Row | null> => db.query(uid).findOne({ where: { documentId } });

/**
 * The row, marked as opened now unless somebody opened it before, or as never opened; null when it
 * is not there.
 */
export const markRead = async <Row extends { read_at: string | null }>(
  strapi: Core.Strapi,
  inbox: Inbox,
  documentId: string,
  isRead: boolean,
): Promise<Row | null> => {
  const row = await findRow<Row>(strapi, inbox, documentId);
  if (!row || isRead === (row.read_at !== null)) return row;
  const read_at = isRead ? new Date().toISOString() : null;
  return strapi.db.query(inbox.uid).update({ where: { documentId }, data: { read_at } });
};
