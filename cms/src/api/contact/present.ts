import type { Contact } from '@reelists/contract';

export interface ContactRow {
  id: number;
  documentId: string;
  createdAt: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  read_at: string | null;
  is_spam: boolean;
  consent_version: string | null;
}

export const presentContact = (row: ContactRow): Contact => ({
  _id: row.documentId,
  createdAt: new Date(row.createdAt).toISOString(),
  your_details: {
    name: row.name,
    email: row.email,
    subject: row.subject,
    message: row.message,
  },
  read_at: row.read_at && new Date(row.read_at).toISOString(),
  is_spam: row.is_spam,
});
