import type { Testimonial } from '@reelists/contract';

export interface TestimonialRow {
  documentId: string;
  name: string;
  company: string;
  comments: string;
  /** YYYY-MM-DD. */
  given_on: string | null;
  createdAt: string;
}

/** `createdAt` is the day the client said it, where staff entered one: rows are typed in later. */
export const presentTestimonial = (row: TestimonialRow): Testimonial => ({
  _id: row.documentId,
  name: row.name,
  company: row.company,
  comments: row.comments,
  createdAt: new Date(row.given_on ?? row.createdAt).toISOString(),
});
