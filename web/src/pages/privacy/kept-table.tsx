import type { Texts } from '../../api/page-texts.ts';
import styles from './privacy-page.module.css';

/** The rows: what each field of the page text begins with, and what the kind is called. */
const KINDS = [
  ['enquiries', 'Enquiries'],
  ['bookings', 'Bookings'],
  ['mail', 'Mail we sent you'],
  ['logs', 'Server logs'],
] as const;

/** What is kept, why and how long. The roles are said because a phone draws the rows as blocks, which unsays them. */
export function KeptTable({ texts }: { texts: Texts }) {
  return (
    <table className={styles.table} role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            Kind
          </th>
          <th scope="col" role="columnheader">
            What is in it
          </th>
          <th scope="col" role="columnheader">
            Why
          </th>
          <th scope="col" role="columnheader">
            How long
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {KINDS.map(([name, kind]) => (
          <tr key={name} role="row">
            <th scope="row" role="rowheader">
              {kind}
            </th>
            <td role="cell">{texts[`${name}_what`]}</td>
            <td role="cell">{texts[`${name}_why`]}</td>
            <td role="cell">{texts[`${name}_how_long`]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
