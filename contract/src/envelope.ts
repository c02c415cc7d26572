/** The only two shapes a /api/v1 call answers with. */
export type Ok<T = unknown> = { ok: true; message?: string } & T;

export interface Fail {
  ok: false;
  /** One sentence a person can act on. */
  message: string;
  /** Field path to message, as in `{"your_details.email": "Invalid email address"}`. */
  errors?: Record<string, string>;
}

/** One page of a list; pages count from 0. */
export interface Paging {
  page: number;
  page_size: number;
  total_pages: number;
  total_items: number;
}
