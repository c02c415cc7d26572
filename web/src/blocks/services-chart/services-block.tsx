import { pageTextQuery } from '../../api/page-texts.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LensLines } from '../../ui/lens-lines.tsx';
import { ServicesChart } from './services-chart.tsx';
import styles from './services-block.module.css';

/** 'So, what do we do?': the chart under its heading, and the way to the rest. */
export function ServicesBlock() {
  const text = useLoaded(pageTextQuery('home.services'));
  return (
    <section className={styles.block} data-ground="ink">
      <div className="wrap">
        {text?.heading && (
          <h2 className={styles.heading}>
            <LensLines text={text.heading} />
          </h2>
        )}
        <ServicesChart line={text?.line} />
        <div className={styles.foot}>
          <ButtonLink to={paths.ourServices.href()}>{text?.button || 'Our services'}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
