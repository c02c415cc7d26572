import { useSyncExternalStore } from 'react';

/** A browser can believe it has no line when it has: an answer has come since it said so. */
let isProven = false;
const listeners = new Set<() => void>();

/** Takes an answer of ours as proof of a line, until the next time it goes. */
export const proveOnline = () => {
  isProven = true;
  for (const listener of listeners) listener();
};

const subscribe = (onChange: () => void) => {
  const handleOffline = () => {
    isProven = false;
    onChange();
  };
  listeners.add(onChange);
  addEventListener('online', onChange);
  addEventListener('offline', handleOffline);
  return () => {
    listeners.delete(onChange);
    removeEventListener('online', onChange);
    removeEventListener('offline', handleOffline);
  };
};

/** Whether there is a line; on the server there is. */
export const useIsOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine || isProven,
    () => true,
  );
