import { useEffect, useRef, useState } from 'react';
import { keepDraft } from './kept-draft.ts';
import type { PostFormValues } from './post-form-values.ts';

/** Short enough that a crash costs a few words at most. */
const PAUSE_MS = 600;

/**
 * Keeps what is typed in this browser, a moment after the last key and whenever the page is left behind.
 * Says whether the browser has it: `null` before anything was typed.
 */
export function useAutosave(
  key: string,
  values: PostFormValues,
  basedOn: string | null,
  isDirty: boolean,
): boolean | null {
  const [isKept, setKept] = useState<boolean | null>(null);
  const pending = useRef<(() => void) | null>(null);

  useEffect(() => {
    if (!isDirty) {
      pending.current = null;
      return;
    }
    const keep = () => {
      pending.current = null;
      setKept(keepDraft(key, values, basedOn));
    };
    pending.current = keep;
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, values, basedOn, isDirty]);

  useEffect(() => {
    const handleHide = () => pending.current?.();
    window.addEventListener('pagehide', handleHide);
    document.addEventListener('visibilitychange', handleHide);
    return () => {
      window.removeEventListener('pagehide', handleHide);
      document.removeEventListener('visibilitychange', handleHide);
    };
  }, []);

  return isDirty ? isKept : null;
}
