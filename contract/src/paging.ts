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

/** Columns a staff list of enquiries may be sorted by. */
export const CONTACT_SORTS = ['createdAt', 'name', 'email', 'subject'] as const;
/** `date` is the day and time of the consultation. */
export const BOOKING_SORTS = [...CONTACT_SORTS, 'number', 'date'] as const;
/** `all` and `unread` leave suspected spam out. */
export const LIST_VIEWS = ['all', 'unread', 'spam'] as const;
export type ListViewName = (typeof LIST_VIEWS)[number];
