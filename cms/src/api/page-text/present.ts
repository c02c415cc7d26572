import type { PageText, PageTextKind } from '@reelists/contract';

export interface PageTextRow {
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

export const presentPageText = (row: PageTextRow): PageText => ({
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
});
