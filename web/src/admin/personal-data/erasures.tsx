import { countsInWords, type Erasure } from '@reelists/contract';
import { useQuery } from '@tanstack/react-query';
import { erasuresQuery, retentionQuery } from '../../api/personal-data.ts';
import { Table, type Column } from '../../ui/table.tsx';
import { dublinTime } from '../dublin-time.ts';
import { useErrorPopup } from '../popups.tsx';
import styles from './erasures.module.css';

const COLUMNS: readonly Column<Erasure>[] = [
  {
    key: 'createdAt',
    label: 'When',
    look: 'nowrap',
    cell: ({ createdAt }) => dublinTime(createdAt, 'minute'),
  },
  {
    key: 'by',
    label: 'Who did it',
    cell: ({ kind, by }) => (kind === 'Retention' ? 'Nightly clean-up' : by),
  },
  { key: 'what', label: 'What went', cell: (erasure) => countsInWords(erasure) },
  { key: 'reference', label: 'Record', look: 'nowrap', cell: ({ reference }) => reference },
];

/** What went before, and what goes next by itself. */
export function Erasures() {
  const erasures = useQuery({ ...erasuresQuery(), staleTime: 0 });
  const { data: retention } = useQuery({ ...retentionQuery(), staleTime: 0 });
  useErrorPopup(erasures.error);
  return (
    <section className={styles.erasures}>
      <h2>Erased before</h2>
      <p>
        The record keeps that it happened and who did it. Not the name, the address or the words.
      </p>
      {retention && <p>Tonight’s clean-up would delete {countsInWords(retention.due)}.</p>}
      {erasures.data &&
        (erasures.data.length > 0 ? (
          <Table
            caption="Erasures"
            columns={COLUMNS}
            rows={erasures.data}
            rowKey={({ _id }) => _id}
          />
        ) : (
          <p>Nothing so far.</p>
        ))}
    </section>
  );
}
