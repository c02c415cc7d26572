/** Rows by their `order`; those that share one, as new rows do, by age. */
export const EDITORS_ORDER: ('order:asc' | 'id:asc')[] = ['order:asc', 'id:asc'];
