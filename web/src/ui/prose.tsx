import type { ReactNode } from 'react';
import styles from './prose.module.css';

type ProseProps = { className?: string | undefined } & (
  | { children: ReactNode; html?: never }
  /** HTML the server has sanitised. */
  | { html: string; children?: never }
);

/** Long text at the site's measure, its first paragraph set large. */
export function Prose({ className, html, children }: ProseProps) {
  const classes = className ? `${styles.prose} ${className}` : styles.prose;
  return html === undefined ? (
    <div className={classes}>{children}</div>
  ) : (
    <div className={classes} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
