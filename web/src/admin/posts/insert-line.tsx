import { useId, useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './insert-line.module.css';

interface InsertLineProps {
  label: string;
  initialValue: string;
  button: string;
  /** Says what is wrong with the words, or null when they were taken. */
  onInsert: (words: string) => string | null;
  onClose: () => void;
}

/** One question under the toolbar. It stands inside a form, so Enter must answer it rather than save the post. */
export function InsertLine({ label, initialValue, button, onInsert, onClose }: InsertLineProps) {
  const id = useId();
  const [words, setWords] = useState(initialValue);
  const [error, setError] = useState<string | null>(null);

  const handleInsert = () => setError(onInsert(words));
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') handleInsert();
    else onClose();
  };

  return (
    <div className={styles.line}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        // Asked for a moment ago by pressing a key of the toolbar.
        autoFocus
        value={words}
        aria-invalid={error !== null}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <Button onClick={handleInsert}>{button}</Button>
      <Button variant="ghost" onClick={onClose}>
        Cancel
      </Button>
      {error && (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
