import { useEffect } from 'react';

/** Runs when the key is pressed by itself, unless somebody is typing, choosing or answering a dialog. */
export function useShortcut(key: string, run: () => void): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      // A slash is typed with Shift on some keyboards; an arrow selects text with it.
      const isHeld =
        event.metaKey || event.ctrlKey || event.altKey || (event.shiftKey && key.length > 1);
      if (event.key !== key || isHeld || event.defaultPrevented) return;
      const isTyping = (event.target as Element).closest(
        'input, textarea, select, [contenteditable]',
      );
      if (isTyping || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [key, run]);
}
