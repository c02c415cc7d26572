/** When something was last changed and who did it; `by` is empty when nobody of the staff did. */
export interface Change {
  at: string;
  by: string;
}
