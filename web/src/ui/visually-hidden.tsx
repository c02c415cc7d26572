import type { ReactNode } from 'react';

/** Read out, never drawn. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="vh">{children}</span>;
}
