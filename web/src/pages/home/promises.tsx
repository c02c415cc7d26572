import { useQuery } from '@tanstack/react-query';
import { pageTextQuery } from '../../api/page-texts.ts';
import { LensLines } from '../../ui/lens-lines.tsx';
import styles from './promises.module.css';

/** What one campaign raised, and the three things we promise. The end of the services. */
export function Promises() {
  const { data: text } = useQuery(pageTextQuery('home.promise'));
  if (!text) return null;
  const facts = [
    [text.on_time, text.on_time_text],
    [text.on_budget, text.on_budget_text],
    [text.above_expectations, text.above_expectations_text],
  ];
  return (
    <section data-ground="key">
      <div className="wrap">
        <div className={`grid ${styles.promises}`}>
          <p className={styles.figure}>
            <LensLines text={text.figure ?? ''} />
          </p>
          <p className={styles.meaning}>{text.text}</p>
          <ul className={styles.facts}>
            {facts.map(([heading, fact]) => (
              <li key={heading}>
                <b>{heading}</b>
                {fact}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
