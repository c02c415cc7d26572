import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { pageTextQuery } from '../../api/page-texts.ts';
import { Footer } from '../../blocks/footer/footer.tsx';
import { PageHeader } from '../../blocks/page-header/page-header.tsx';
import { ServicesChart } from '../../blocks/services-chart/services-chart.tsx';
import { paths } from '../../paths.ts';
import styles from './our-services-page.module.css';

/** The services with a page of their own: field of the page text, name, page. */
const PAGES = [
  ['drone', 'Drone', paths.drone.href()],
  ['animation', 'Animation', paths.animation.href()],
  ['production-services', 'Agencies', paths.productionServices.href()],
  ['publiccomms', 'Public comms', paths.publiccomms.href()],
  ['property-videos', 'Property', paths.propertyVideos.href()],
] as const;

/** The twelve services, and the five pages that say more. */
export function OurServicesPage() {
  const { data: header } = useQuery(pageTextQuery('our-services.header'));
  const { data: services } = useQuery(pageTextQuery('home.services'));
  const { data: pages } = useQuery(pageTextQuery('our-services.pages'));
  return (
    <>
      <PageHeader title={header?.title} sub={header?.sub} shortName="Our services" />
      <main id="main" tabIndex={-1} data-ground="ink">
        <section className={styles.chart}>
          <div className="wrap">
            <h2 className="vh">{services?.heading}</h2>
            <ServicesChart line={services?.line} />
          </div>
        </section>
        <section className={styles.pages} data-ground="cyc">
          <div className="wrap">
            <h2 className={styles.heading}>{pages?.heading}</h2>
            <ul>
              {PAGES.map(([field, name, href]) => (
                <li key={field} className={`grid ${styles.page}`}>
                  <h3>
                    <Link to={href} viewTransition>
                      {name}
                    </Link>
                  </h3>
                  <p>{pages?.[field]}</p>
                </li>
              ))}
            </ul>
          </div>
        </section>
      </main>
      <Footer />
    </>
  );
}
