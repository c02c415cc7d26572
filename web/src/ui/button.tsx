import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';

export type ButtonVariant = 'solid' | 'ghost' | 'go' | 'danger';

interface Look {
  variant?: ButtonVariant | undefined;
  size?: 'md' | 'sm' | undefined;
  /** Drawn before the words. */
  icon?: ReactNode;
}

const classesOf = ({ variant = 'solid', size = 'md', icon }: Look, className?: string) =>
  [
    styles.button,
    variant !== 'solid' && styles[variant],
    size === 'sm' && styles.small,
    icon && styles['with-icon'],
    className,
  ]
    .filter(Boolean)
    .join(' ');

const labelOf = (children: ReactNode) => (typeof children === 'string' ? children : undefined);

interface ButtonProps extends Look, ComponentPropsWithRef<'button'> {
  /** Waiting for an answer: keeps its width and its focus, and does nothing when pressed. */
  isBusy?: boolean;
  busyLabel?: string;
}

export function Button({
  variant,
  size,
  icon,
  isBusy = false,
  busyLabel = 'Rolling…',
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  // A field that loses the focus may say what is wrong with it, on a line that moves this button away
  // from under the pointer, and the press would be lost: the focus comes with the click, not before.
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter in a field clicks too, with no pointer, and leaves the focus there. TypeScript does not know yet
    // how to ask for no ring, which a pointer needs as little as elsewhere.
    if (type === 'submit' && event.detail > 0)
      event.currentTarget.focus({ focusVisible: false } as FocusOptions);
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classesOf({ variant, size, icon }, className)}
      data-label={labelOf(children)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onMouseDown={type === 'submit' ? keepFocus : undefined}
      onClick={handleClick}
    >
      {icon}
      <span className={styles.label}>{children}</span>
      {isBusy && <span className={styles.busy}>{busyLabel}</span>}
    </button>
  );
}

/** A link inside the site that looks like a button. */
export function ButtonLink({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: Look & LinkProps) {
  return (
    <Link
      viewTransition
      {...rest}
      className={classesOf({ variant, size, icon }, className)}
      data-label={labelOf(children)}
    >
      {icon}
      <span className={styles.label}>{children}</span>
    </Link>
  );
}

/** A link out of the site that looks like a button. */
export function ButtonAnchor({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: Look & ComponentPropsWithRef<'a'>) {
  return (
    <a
      {...rest}
      className={classesOf({ variant, size, icon }, className)}
      data-label={labelOf(children)}
    >
      {icon}
      <span className={styles.label}>{children}</span>
    </a>
  );
}

/** Buttons side by side; one under the other on a phone. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
