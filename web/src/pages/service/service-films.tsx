import type { Placement, ServiceSlug } from '@reelists/contract';
import { useQuery } from '@tanstack/react-query';
import { pageTextQuery } from '../../api/page-texts.ts';
import { workItemsQuery } from '../../api/work-items.ts';
import { WorkGrid } from '../../blocks/work-grid/work-grid.tsx';
import styles from './service-films.module.css';

/** The films that belong to one service. */
export function ServiceFilms({ slug, placement }: { slug: ServiceSlug; placement: Placement }) {
  const { data: grid } = useQuery(pageTextQuery(`${slug}.grid`));
  const { data: items = [] } = useQuery(workItemsQuery(placement));
  if (!items.length) return null;
  return (
    <section className={styles.films} data-ground="ink">
      <div className="wrap">
        <h2 className={styles.heading}>{grid?.heading}</h2>
        <WorkGrid items={items} />
      </div>
    </section>
  );
}
