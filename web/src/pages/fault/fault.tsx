import { lazy, Suspense, useEffect } from 'react';

const handleRetry = () => location.reload();

/** For when even the fault's own page cannot be fetched: as a rule, because the line is down. */
function PlainFault() {
  useEffect(() => {
    addEventListener('online', handleRetry);
    return () => removeEventListener('online', handleRetry);
  }, []);
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <h1>No signal</h1>
      <p role="alert">
        This page has not been shot yet. It comes up by itself when the line is back.
      </p>
      <p>
        <button type="button" className="link" onClick={handleRetry}>
          Try again
        </button>
      </p>
    </main>
  );
}

// Not `import().then(…, …)`: Vite wraps that whole, and a stylesheet that fails would fail outside of it.
const FaultPage = lazy(async () => {
  try {
    return { default: (await import('./fault-page.tsx')).FaultPage };
  } catch {
    return { default: PlainFault };
  }
});

/** The error boundary of every page; its page is fetched with the first fault. */
export function Fault() {
  return (
    <Suspense>
      <FaultPage />
    </Suspense>
  );
}
