import { lazy, Suspense } from 'react';
import { useIsOnline } from '../../blocks/offline-band/use-is-online.ts';
import { NoSignal } from './no-signal.tsx';

// Not `import().then(…, …)`: Vite wraps that whole, and a stylesheet that fails would fail outside of it.
const Cut = lazy(async () => {
  try {
    return { default: (await import('./cut.tsx')).Cut };
  } catch {
    return { default: NoSignal };
  }
});

/**
 * The error boundary of every page: our fault, or the line's. What says that the line is down has to
 * be here already; the other is fetched with the first fault.
 */
export function Fault() {
  const isOnline = useIsOnline();
  return isOnline ? (
    <Suspense>
      <Cut />
    </Suspense>
  ) : (
    <NoSignal />
  );
}
