import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
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
  onClose: () => void;
}

/** Says one thing and waits: mounted means open. Focus goes back to where it was. */
export function Popup({ tone, title, children, buttonLabel, actions, onClose }: PopupProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // Taken while rendering: by the time of the effect the button has the focus.
  const [before] = useState(() => document.activeElement);

  useEffect(() => {
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [before]);

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
          <Button onClick={onClose} autoFocus>
            {buttonLabel ?? (tone === 'good' ? 'Grand' : 'Back to it')}
          </Button>
        )}
      </div>
    </dialog>
  );
}
