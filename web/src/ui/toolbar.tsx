import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import styles from './toolbar.module.css';

const keysOf = (toolbar: HTMLElement) => [
  ...toolbar.querySelectorAll<HTMLButtonElement>('button:not(:disabled)'),
];

const leadTabTo = (toolbar: HTMLElement, stop: Element) => {
  for (const key of toolbar.querySelectorAll('button')) key.tabIndex = key === stop ? 0 : -1;
};

/** Keys in a row: one stop for the Tab key, the arrows move between them. */
export function Toolbar({ label, children }: { label: string; children: ReactNode }) {
  const toolbar = useRef<HTMLDivElement>(null);

  // At first none is where Tab leads, and later the one that was may have gone out of use.
  useEffect(() => {
    if (!toolbar.current) return;
    const keys = keysOf(toolbar.current);
    if (keys[0] && !keys.some(({ tabIndex }) => tabIndex === 0))
      leadTabTo(toolbar.current, keys[0]);
  });

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const keys = keysOf(event.currentTarget);
    const at = keys.indexOf(event.target as HTMLButtonElement);
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

  // Whichever key was used last is where Tab comes back to.
  const handleFocus = (event: FocusEvent<HTMLDivElement>) =>
    leadTabTo(event.currentTarget, event.target);

  return (
    <div
      ref={toolbar}
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
  /** At the far right, in words. */
  isText?: boolean;
  onPress: () => void;
  children: ReactNode;
}

export function ToolbarKey(props: ToolbarKeyProps) {
  const { label, isPressed, isDisabled, isText, onPress, children } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      tabIndex={-1}
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
