import { lazy, Suspense } from 'react';

/** For when even the fault's own page cannot be fetched. */
function PlainFault() {
  return (
    <main id="main" tabIndex={-1}>
      <h1>Cut.</h1>
      <p role="alert">Something broke, or the line is down.</p>
      <button type="button" onClick={() => location.reload()}>
        Take two
      </button>
    </main>
  );
}

const FaultPage = lazy(() =>
  import('./fault-page.tsx').then(
    (module) => ({ default: module.FaultPage }),
    () => ({ default: PlainFault }),
  ),
);

/** The error boundary of every page; its page is fetched with the first fault. */
export function Fault() {
  return (
    <Suspense>
      <FaultPage />
    </Suspense>
  );
}
