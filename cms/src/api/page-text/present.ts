import type { PageText, PageTextKind } from '@reelists/contract';
import { presentChange, type ChangedRow } from '../../lib/last-change';

export interface PageTextRow extends ChangedRow {
  documentId: string;
  key: string;
  page: string;
  label: string;
  fields: PageTextFieldRow[];
}
export interface PageTextFieldRow {
  id: number;
  name: string;
  label: string;
  kind: PageTextKind;
  text: string | null;
  default_text: string | null;
}

/** A block of text; only staff are told who changed it, and when. */
export const presentPageText = (row: PageTextRow, isStaff: boolean): PageText => ({
  _id: row.documentId,
  key: row.key,
  page: row.page,
  label: row.label,
  fields: row.fields.map(({ name, label, kind, text, default_text }) => ({
    name,
    label,
    kind,
    text: text ?? '',
    default_text: default_text ?? '',
  })),
  ...(isStaff && { changed: presentChange(row) }),
});
