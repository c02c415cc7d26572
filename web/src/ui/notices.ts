type Listener = () => void;

let current: string | null = null;
const listeners = new Set<Listener>();

/** A line about what just happened, which outlives the page that said it; null takes it away. */
export const showNotice = (words: string | null): void => {
  current = words;
  for (const listener of listeners) listener();
};

export const currentNotice = (): string | null => current;

export const onNotice = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
