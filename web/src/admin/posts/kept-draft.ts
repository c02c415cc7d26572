import type { PostFormValues } from './post-form-values.ts';

/** Words somebody typed that no server has; kept in this browser until a save succeeds. */
export interface KeptDraft {
  /** Under which it is kept. */
  key: string;
  values: PostFormValues;
  /** ISO 8601. */
  keptAt: string;
  /** `updatedAt` of the post the words began from; null for a new one. */
  basedOn: string | null;
}

/** `id` is a post's id, or `new`. */
const prefixOf = (id: string) => `reelists_draft_${id}_`;

/** A place of its own for each form: two tabs, or a form beside what an earlier one left, never share one. */
export const newDraftKey = (id: string): string =>
  prefixOf(id) + Date.now().toString(36) + Math.random().toString(36).slice(2);

const read = (key: string): KeptDraft | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const isDraft = typeof kept === 'object' && kept !== null && 'values' in kept;
    return isDraft ? ({ ...kept, key } as KeptDraft) : null;
  } catch {
    return null;
  }
};

/** All that is kept of a post's forms, the last first. */
export const readKeptDrafts = (id: string): KeptDraft[] => {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefixOf(id)))
      .flatMap((key) => read(key) ?? [])
      .sort((a, b) => b.keptAt.localeCompare(a.keptAt));
  } catch {
    return [];
  }
};

/** False when the browser refuses to keep it: out of room, or storage turned off. */
export const keepDraft = (key: string, values: PostFormValues, basedOn: string | null): boolean => {
  const kept: Omit<KeptDraft, 'key'> = { values, basedOn, keptAt: new Date().toISOString() };
  try {
    localStorage.setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
};

export const dropKeptDraft = (key: string): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where storage is refused nothing was kept.
  }
};
