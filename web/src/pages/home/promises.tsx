import { pageTextQuery } from '../../api/page-texts.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { LensLines } from '../../ui/lens-lines.tsx';
import styles from './promises.module.css';

/** Fields of the text `home.promise`; each has its sentence under `…_text`. */
const FACTS = ['on_time', 'on_budget', 'above_expectations'];

/** What one campaign raised, and the three things we promise. The end of the services. */
export function Promises() {
  const text = useLoaded(pageTextQuery('home.promise'));
  if (!text) return null;
  return (
    <section data-ground="key">
      <div className="wrap">
        <div className={`grid ${styles.promises}`}>
          <p className={styles.figure}>
            <LensLines text={text.figure ?? ''} />
          </p>
          <p className={styles.meaning}>{text.text}</p>
          <ul className={styles.facts}>
            {FACTS.map((name) => (
              <li key={name}>
                <b>{text[name]}</b>
                {text[`${name}_text`]}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
