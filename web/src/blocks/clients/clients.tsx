import narrow from './clients-narrow.svg';
import wide from './clients.svg';
import styles from './clients.module.css';

const NAMES =
  'Saltbark Ferries, Ballymuck Credit Union, Ternhook Coffee, Killowlin Foods, Dockgate Energy, ' +
  'Oddfellow & Wrenn, Gorselight Software, The Lanternfish Trust, Quillane Legal, Hob & Larder';

/** The clients' wordmarks as one picture: two rows of five, or five rows of two on a phone. */
export function Clients({ isTight = false }: { isTight?: boolean }) {
  return (
    <section className={isTight ? styles.tight : styles.clients} data-ground="cyc">
      <div className="wrap">
        <h2 className="vh">Some of the people we’ve worked with</h2>
        <picture>
          <source media="(max-width: 719px)" srcSet={narrow} width={600} height={760} />
          <img
            className={styles.marks}
            src={wide}
            width={1400}
            height={320}
            alt={NAMES}
            loading="lazy"
            decoding="async"
          />
        </picture>
      </div>
    </section>
  );
}
