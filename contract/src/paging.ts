import { object, type InferType } from 'yup';
import { text, wholeNumber } from './fields.js';
import { DEFAULT_PAGE_SIZE, MAX_LENGTH, MAX_PAGE_SIZE } from './limits.js';

/** `?page&page_size&search&sort` of the staff lists; `sort` is a column, descending after a `-`. */
export const listQuerySchema = object({
  page: wholeNumber(0, 0, 1_000_000),
  page_size: wholeNumber(DEFAULT_PAGE_SIZE, 1, MAX_PAGE_SIZE),
  search: text(MAX_LENGTH.name),
  sort: text(MAX_LENGTH.name),
  view: text(MAX_LENGTH.name),
});

export type ListQuery = InferType<typeof listQuerySchema>;
