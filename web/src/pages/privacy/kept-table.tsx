import type { Texts } from '../../api/page-texts.ts';
import styles from './privacy-page.module.css';

/** The rows: what each field of the page text begins with, and what the kind is called. */
const KINDS = [
  ['enquiries', 'Enquiries'],
  ['bookings', 'Bookings'],
  ['mail', 'Mail we sent you'],
  ['logs', 'Server logs'],
] as const;

/** What is kept, why and how long. */
export function KeptTable({ texts }: { texts: Texts }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Kind</th>
          <th scope="col">What is in it</th>
          <th scope="col">Why</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        {KINDS.map(([name, kind]) => (
          <tr key={name}>
            <th scope="row">{kind}</th>
            <td>{texts[`${name}_what`]}</td>
            <td>{texts[`${name}_why`]}</td>
            <td>{texts[`${name}_how_long`]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
