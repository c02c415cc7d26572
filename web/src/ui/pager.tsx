import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Icon } from './icon.tsx';
import { Button } from './button.tsx';
import styles from './pager.module.css';

interface PagerProps {
  /** From 0. */
  page: number;
  pageSize: number;
  totalItems: number;
  onPage: (page: number) => void;
}

/** "1 to 20 of 214" and the two ways to move. Nothing at all when everything is on one page. */
export function Pager({ page, pageSize, totalItems, onPage }: PagerProps) {
  if (totalItems <= pageSize && page === 0) return null;
  const first = page * pageSize + 1;
  const last = Math.min(totalItems, first + pageSize - 1);
  const count = new Intl.NumberFormat('en-IE');
  return (
    <nav className={styles.pager} aria-label="Pages">
      <span aria-live="polite">
        {first > totalItems
          ? `Nothing here of ${count.format(totalItems)}`
          : `${count.format(first)} to ${count.format(last)} of ${count.format(totalItems)}`}
      </span>
      <div className={styles.buttons}>
        <Button
          variant="ghost"
          icon={<Icon of={ArrowLeft} size={18} />}
          disabled={page === 0}
          onClick={() => onPage(page - 1)}
        >
          Previous
        </Button>
        <Button variant="ghost" disabled={last >= totalItems} onClick={() => onPage(page + 1)}>
          Next
          <Icon of={ArrowRight} size={18} />
        </Button>
      </div>
    </nav>
  );
}
