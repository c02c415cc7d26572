import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** From a row of a list to its own screen, which the list's address goes with: back leads to the same rows. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  const { search } = useLocation();
  return <Link to={{ pathname: to, search }}>{children}</Link>;
}
