import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { pageTextQuery } from '../../api/page-texts.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { SERVICES } from './services.ts';
import styles from './services-chart.module.css';

const ROW = 6;
const ROWS = [SERVICES.slice(0, ROW), SERVICES.slice(ROW)];

interface ServicesChartProps {
  /** Printed on the card under the patches. */
  line?: string | undefined;
}

/**
 * The twelve services as a camera's chip chart: the brackets belong to the camera and stay square,
 * the card belongs to the room, leans, and squares up when pointed at.
 */
export function ServicesChart({ line }: ServicesChartProps) {
  const texts = useLoaded(pageTextQuery('services'));
  return (
    <div className={styles.finder}>
      {['top-left', 'top-right', 'bottom-left', 'bottom-right'].map((corner) => (
        <i key={corner} className={styles[corner]} />
      ))}
      <div className={styles.card}>
        {ROWS.map((services) => (
          <ul key={services[0]?.chip} className={styles.chips}>
            {services.map(({ chip, name, href }) => {
              const words = (
                <>
                  <b>{name}</b>
                  <span>{texts?.[chip]}</span>
                </>
              );
              return (
                <li key={chip} style={{ '--accent': `var(--chip-${chip})` } as CSSProperties}>
                  {href ? (
                    <Link className={styles.chip} to={href} viewTransition>
                      {words}
                    </Link>
                  ) : (
                    <div className={styles.chip}>{words}</div>
                  )}
                </li>
              );
            })}
          </ul>
        ))}
        <p className={styles.print}>
          {line?.match(/.+?(\. |$)/g)?.map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
        </p>
      </div>
    </div>
  );
}
