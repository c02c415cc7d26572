import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import styles from './form-foot.module.css';

interface FormFootProps {
  /** What the typed words are kept for, as in "answer you". */
  purpose: string;
  trap: RefObject<HTMLInputElement | null>;
  /** The button. */
  children: ReactNode;
}

/** The end of a public form: the button, what becomes of the words, and a field only machines fill in. */
export function FormFoot({ purpose, trap, children }: FormFootProps) {
  return (
    <div>
      <div className="vh" aria-hidden="true">
        <label>
          Website
          <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {children}
      <p className={styles.consent}>
        We keep what you type to {purpose}, and for nothing else.{' '}
        <Link to={paths.privacy.href()} viewTransition>
          Privacy
        </Link>
      </p>
    </div>
  );
}
