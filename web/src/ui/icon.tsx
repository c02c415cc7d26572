import type { LucideIcon } from 'lucide-react';

/** A Lucide icon in the house's drawing: square caps, mitred joins. Always beside words, so never read out. */
export function Icon({ of: Drawing, size = 24 }: { of: LucideIcon; size?: number }) {
  return (
    <Drawing
      size={size}
      strokeWidth={2}
      strokeLinecap="square"
      strokeLinejoin="miter"
      aria-hidden="true"
      focusable="false"
    />
  );
}
