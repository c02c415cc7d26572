import styles from './key-hints.module.css';

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
