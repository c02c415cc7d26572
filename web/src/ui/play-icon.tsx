/** The play triangle: ours, filled. */
export function PlayIcon({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M5 2l16 10L5 22z" fill="currentColor" />
    </svg>
  );
}
