import type { Erasure } from '@reelists/contract';

export interface ErasureRow {
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
  createdAt: new Date(row.createdAt).toISOString(),
  kind: row.kind,
  by: row.by ?? '',
  contacts: row.contacts,
  bookings: row.bookings,
  mails: row.mails,
});
