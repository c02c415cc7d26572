import { useQuery } from '@tanstack/react-query';
import { pageTextQuery } from '../../api/page-texts.ts';
import { SERVICES } from '../../blocks/services-chart/services.ts';
import styles from './crew-and-kit.module.css';
import { EQUIPMENT } from './equipment.ts';

/** For agencies: the twelve services as rows, and what is in the van. */
export function CrewAndKit() {
  const { data: list } = useQuery(pageTextQuery('production-services.services'));
  const { data: kit } = useQuery(pageTextQuery('production-services.equipment'));
  const { data: texts } = useQuery(pageTextQuery('services'));
  return (
    <>
      <section className={styles.crew} data-ground="cyc">
        <div className="wrap">
          <h2 className={styles.heading}>{list?.heading}</h2>
          <ul className={styles.services}>
            {SERVICES.map(({ chip, name }) => (
              <li key={chip} className="grid">
                <h3>{name}</h3>
                <p>{texts?.[chip]}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className={styles.kit} data-ground="chip">
        <div className="wrap">
          <h2 className={styles.heading}>{kit?.heading}</h2>
          <ul className={styles.equipment}>
            {EQUIPMENT.map(([slug, name]) => (
              <li key={slug}>
                <h3>{name}</h3>
                <p>{kit?.[slug]}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
