import { Button } from '../ui/button.tsx';
import styles from './nothing-found.module.css';

interface NothingFoundProps {
  /** What there is none of. */
  children: string;
  /** Drops the search and the view. */
  onShowAll: () => void;
}

/** What stands in a list's place when a search or a view leaves nothing of it. */
export function NothingFound({ children, onShowAll }: NothingFoundProps) {
  return (
    <div className={styles.nothing}>
      <p role="status">{children}</p>
      <Button variant="ghost" size="sm" onClick={onShowAll}>
        Show all
      </Button>
    </div>
  );
}
