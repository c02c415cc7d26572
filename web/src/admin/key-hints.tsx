import styles from './key-hints.module.css';

interface NeighbourKeyHintsProps {
  /** What lies that way. */
  previous: string;
  next: string;
}

/** What the keyboard does on the screen of one row. */
export function NeighbourKeyHints({ previous, next }: NeighbourKeyHintsProps) {
  return (
    <p className={styles.hints}>
      <span>
        <kbd>←</kbd> {previous.toLowerCase()}
      </span>
      <span>
        <kbd>→</kbd> {next.toLowerCase()}
      </span>
    </p>
  );
}

/** What the keyboard does on a list; phones have none. */
export function KeyHints({ canSearch = false }: { canSearch?: boolean }) {
  return (
    <p className={styles.hints}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> move
      </span>
      <span>
        <kbd>Enter</kbd> open
      </span>
      {canSearch && (
        <span>
          <kbd>/</kbd> search
        </span>
      )}
    </p>
  );
}
