import type { PostFormValues } from './post-form-values.ts';

/** Words somebody typed that no server has; kept in this browser until a save succeeds. */
export interface KeptDraft {
  values: PostFormValues;
  /** ISO 8601. */
  keptAt: string;
  /** `updatedAt` of the post the words began from; null for a new one. */
  basedOn: string | null;
}

/** A post's id, or `new`. */
const keyOf = (id: string) => `reelists_draft_${id}`;

export const readKeptDraft = (id: string): KeptDraft | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null');
    const isDraft = typeof kept === 'object' && kept !== null && 'values' in kept;
    return isDraft ? (kept as KeptDraft) : null;
  } catch {
    return null;
  }
};

/** False when the browser refuses to keep it: out of room, or storage turned off. */
export const keepDraft = (id: string, values: PostFormValues, basedOn: string | null): boolean => {
  const kept: KeptDraft = { values, basedOn, keptAt: new Date().toISOString() };
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
};

export const dropKeptDraft = (id: string): void => {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Where storage is refused nothing was kept.
  }
};
