import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from './button.tsx';
import styles from './popup.module.css';

interface PopupProps {
  /** Green edge for good news, red for bad. */
  tone: 'good' | 'bad';
  title: string;
  children: ReactNode;
  /** 'Grand' for good news, 'Back to it' for bad when absent. */
  buttonLabel?: string;
  /** Buttons in place of the one. */
  actions?: ReactNode;
  /** Where the focus begins when its first control would be the wrong one to press unseen. */
  firstFocus?: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Says one thing and waits: mounted means open. Focus goes back to where it was, or to the page. */
export function Popup(props: PopupProps) {
  const { tone, title, children, buttonLabel, actions, firstFocus, onClose } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // Closed before it goes, and before one that takes its place opens: closing gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    firstFocus?.current?.focus();
    return () => {
      element?.close();
      // What opened it may be going too.
      queueMicrotask(() => {
        if (document.activeElement === document.body)
          document.querySelector('main')?.focus({ preventScroll: true });
      });
    };
  }, [firstFocus]);

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={tone === 'bad' ? `${styles.popup} ${styles.bad}` : styles.popup}
      data-ground="cyc"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-text`}>{children}</div>
      <div className={styles.buttons}>
        {actions ?? (
          <Button onClick={onClose}>
            {buttonLabel ?? (tone === 'good' ? 'Grand' : 'Back to it')}
          </Button>
        )}
      </div>
    </dialog>
  );
}
