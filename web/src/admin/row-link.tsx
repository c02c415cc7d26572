import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface RowLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/** From a row of a list to its own screen, which the list's address goes with: back leads to the same rows. */
export function RowLink({ to, className, children }: RowLinkProps) {
  const { search } = useLocation();
  return (
    <Link to={{ pathname: to, search }} className={className}>
      {children}
    </Link>
  );
}
