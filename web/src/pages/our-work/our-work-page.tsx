import { useQuery } from '@tanstack/react-query';
import { pageTextQuery } from '../../api/page-texts.ts';
import { workItemsQuery } from '../../api/work-items.ts';
import { Footer } from '../../blocks/footer/footer.tsx';
import { PageHeader } from '../../blocks/page-header/page-header.tsx';
import { WorkGrid } from '../../blocks/work-grid/work-grid.tsx';
import styles from './our-work-page.module.css';

/** Every film, each playable. */
export function OurWorkPage() {
  const { data: header } = useQuery(pageTextQuery('our-work.header'));
  const { data: items = [] } = useQuery(workItemsQuery('work'));
  return (
    <>
      <PageHeader title={header?.title} sub={header?.sub} shortName="Our work" />
      <main id="main" tabIndex={-1} data-ground="ink">
        <div className={`wrap ${styles.films}`}>
          <WorkGrid items={items} isOnTop />
        </div>
      </main>
      <Footer />
    </>
  );
}
