import type { Erasure } from '@reelists/contract';

export interface ErasureRow {
  id: number;
  documentId: string;
  createdAt: string;
  kind: Erasure['kind'];
  by: string | null;
  contacts: number;
  bookings: number;
  mails: number;
}

export const presentErasure = (row: ErasureRow): Erasure => ({
  _id: row.documentId,
  reference: `ER-${String(row.id).padStart(4, '0')}`,
  createdAt: new Date(row.createdAt).toISOString(),
  kind: row.kind,
  by: row.by ?? '',
  contacts: row.contacts,
  bookings: row.bookings,
  mails: row.mails,
});
