import type { Paging } from '@reelists/contract';

/** The paging part of a list's answer; pages count from 0. */
export const paging = (page: number, pageSize: number, totalItems: number): Paging => ({
  page,
  page_size: pageSize,
  total_pages: Math.ceil(totalItems / pageSize),
  total_items: totalItems,
});
