import { array, object, type InferType } from 'yup';
import type { Change } from './change.js';
import { REQUIRED, requiredText, text } from './fields.js';
import { MAX_LENGTH } from './limits.js';

/** How a field is edited and shown: one line, several lines, or paragraphs split by a blank line. */
export const PAGE_TEXT_KINDS = ['line', 'text', 'paragraphs'] as const;
export type PageTextKind = (typeof PAGE_TEXT_KINDS)[number];

export interface PageTextField {
  name: string;
  label: string;
  kind: PageTextKind;
  text: string;
  /** What the field said when the site was built. */
  default_text: string;
}

/** One named block of text on a page. */
export interface PageText {
  _id: string;
  /** The name the site's code asks for, as in `home.showreel`; it never changes. */
  key: string;
  /** The page it is on, as people call it. */
  page: string;
  label: string;
  fields: PageTextField[];
  /** Told to staff only. */
  changed?: Change;
}

export const pageTextsQuerySchema = object({
  /** Only the blocks with these keys, separated by commas. */
  keys: text(4_000),
});

export const updatePageTextSchema = object({
  fields: array(
    object({
      name: requiredText(MAX_LENGTH.name),
      // Nothing is a text too; leaving the field out is a mistake.
      text: text(MAX_LENGTH.page_text).defined(REQUIRED),
    }),
  )
    .typeError('Must be a list of fields')
    .min(1, 'Send at least one field')
    .required('Required'),
});
export type UpdatePageText = InferType<typeof updatePageTextSchema>;

export interface PageTextsReply {
  blocks: PageText[];
}
export interface PageTextReply {
  block: PageText;
}
