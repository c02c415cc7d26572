import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import styles from './toolbar.module.css';

/** Keys in a row: one stop for the Tab key, the arrows move between them. */
export function Toolbar({ label, children }: { label: string; children: ReactNode }) {
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const keys = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    const at = keys.indexOf(event.target as HTMLElement);
    const next = {
      ArrowRight: keys[(at + 1) % keys.length],
      ArrowLeft: keys[(at - 1 + keys.length) % keys.length],
      Home: keys[0],
      End: keys.at(-1),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  // Whichever key was used last is where Tab comes back to; before that, the first.
  const handleFocus = (event: FocusEvent<HTMLDivElement>) => {
    for (const key of event.currentTarget.querySelectorAll('button'))
      key.tabIndex = key === (event.target as Element) ? 0 : -1;
  };

  return (
    <div
      role="toolbar"
      aria-label={label}
      className={styles.toolbar}
      onKeyDown={handleKeyDown}
      onFocus={handleFocus}
    >
      {children}
    </div>
  );
}

interface ToolbarKeyProps {
  label: string;
  /** Given for keys that stay down. */
  isPressed?: boolean;
  isDisabled?: boolean;
  /** The one key Tab leads to at first. */
  isFirst?: boolean;
  /** At the far right, in words. */
  isText?: boolean;
  onPress: () => void;
  children: ReactNode;
}

export function ToolbarKey(props: ToolbarKeyProps) {
  const { label, isPressed, isDisabled, isFirst, isText, onPress, children } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      tabIndex={isFirst ? 0 : -1}
      className={isText ? styles.text : undefined}
      // The words stay selected while the key is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

export function ToolbarGap() {
  return <span className={styles.gap} />;
}
