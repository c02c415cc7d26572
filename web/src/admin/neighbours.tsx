import type { InboxPlace } from '@reelists/contract';
import { useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useShortcut } from '../ui/use-shortcut.ts';
import { NeighbourKeyHints } from './key-hints.tsx';
import styles from './neighbours.module.css';

interface NeighboursProps {
  id: string;
  place: InboxPlace;
  isNewestFirst: boolean;
  // The key's own type is the query's business.
  detailQuery: (id: string) => UseQueryOptions<any, Error, any, any>; // eslint-disable-line @typescript-eslint/no-explicit-any
  hrefOf: (id: string) => string;
}

const COUNT = new Intl.NumberFormat('en-IE');

const standing = ({ position, total_items }: InboxPlace): string => {
  const total = COUNT.format(total_items);
  if (position === null) return total_items === 1 ? '1 other' : `${total} others`;
  return `${COUNT.format(position)} of ${total}`;
};

/** The way on to what stands before and after it in the list, without going back there. */
export function Neighbours({ id, place, isNewestFirst, detailQuery, hrefOf }: NeighboursProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { previous, next } = place;
  const words = isNewestFirst
    ? { previous: 'Newer', next: 'Older' }
    : { previous: 'Previous', next: 'Next' };

  // Here before they are asked for, they come without a screen that says to wait.
  useEffect(() => {
    for (const neighbour of [previous, next])
      if (neighbour !== null) void queryClient.prefetchQuery(detailQuery(neighbour));
  }, [previous, next, detailQuery, queryClient]);

  const goTo = (neighbour: string | null) => {
    // The place of the one before is shown until this one's is known.
    if (neighbour !== null && neighbour !== id) void navigate(hrefOf(neighbour));
  };
  useShortcut('ArrowLeft', () => goTo(previous));
  useShortcut('ArrowRight', () => goTo(next));

  if (previous === null && next === null) return null;
  return (
    <div>
      <nav className={styles.neighbours} aria-label={`${words.previous} and ${words.next}`}>
        <Way to={previous && hrefOf(previous)} icon={<Icon of={ArrowLeft} size={18} />}>
          {words.previous}
        </Way>
        <span aria-live="polite">{standing(place)}</span>
        <Way to={next && hrefOf(next)}>
          {words.next}
          <Icon of={ArrowRight} size={18} />
        </Way>
      </nav>
      <NeighbourKeyHints {...words} />
    </div>
  );
}

interface WayProps {
  /** Null at the end of the list. */
  to: string | null;
  icon?: ReactNode;
  children: ReactNode;
}

function Way({ to, icon, children }: WayProps) {
  return to === null ? (
    <Button variant="ghost" icon={icon} disabled>
      {children}
    </Button>
  ) : (
    <ButtonLink variant="ghost" icon={icon} to={to} viewTransition={false}>
      {children}
    </ButtonLink>
  );
}
