import styles from './progress.module.css';

/** An 8 px bar; `percent` is 0 to 100. Say the figure in words beside it. */
export function Progress({ label, percent }: { label: string; percent: number }) {
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  );
}
