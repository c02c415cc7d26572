import { ArrowDown, ArrowUp } from 'lucide-react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './table.module.css';

export interface Column<Row> {
  key: string;
  label: string;
  /** The heading is there for assistive technology only. */
  isLabelHidden?: boolean;
  /** The first link in the row is where Enter and a click on the row lead. */
  cell: (row: Row) => ReactNode;
  /** The name this column sorts by; absent, it does not sort. */
  sort?: string;
  /**
   * `cut`: one line, the rest hidden. `nowrap`: never broken where there is room. `narrow`: not wide,
   * whatever somebody typed; `yielding`: narrow, and gives way to its neighbours. `end`: against the
   * right edge.
   */
  look?: 'cut' | 'nowrap' | 'narrow' | 'yielding' | 'end';
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Neighbouring rows with the same answer stand under one heading. */
  groupOf?: (row: Row) => string;
  /** A few quiet words beside that heading. */
  groupAside?: (row: Row) => string;
  /** Rows nobody has looked at: bold, marked, and said aloud. */
  isUnread?: (row: Row) => boolean;
  /** Rows that something just happened to. */
  isChanged?: (row: Row) => boolean;
  /** The column sorted by, after a `-` when descending. */
  sort?: string;
  onSort?: (sort: string) => void;
  isTall?: boolean;
  isBusy?: boolean;
}

const rowLink = (row: Element) => row.querySelector<HTMLElement>('a[href]');

/**
 * A table whose rows open: a click anywhere on a row follows its first link, the arrow keys move from row to row.
 * On small screens rows become label and value pairs, which is why every part carries its role in words.
 */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    groupOf,
    groupAside,
    isUnread,
    isChanged,
    sort,
    onSort,
    isTall,
    isBusy,
  } = props;

  const handleClick = (event: MouseEvent<HTMLTableRowElement>) => {
    const target = event.target as Element;
    const isTextSelected = (window.getSelection()?.toString() ?? '') !== '';
    if (target.closest('a, button, input, label') || isTextSelected) return;
    const link = rowLink(event.currentTarget);
    if (event.metaKey || event.ctrlKey) window.open((link as HTMLAnchorElement | null)?.href);
    else link?.click();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const current = (event.target as Element).closest('tbody tr');
    if (!current) return;
    const opening = [...event.currentTarget.querySelectorAll('tbody tr')].filter(rowLink);
    const next = opening[opening.indexOf(current) + (event.key === 'ArrowDown' ? 1 : -1)];
    if (!next) return;
    event.preventDefault();
    rowLink(next)?.focus();
  };

  const groups: { title: string | null; aside: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const title = groupOf?.(row) ?? null;
    const last = groups.at(-1);
    if (last && last.title === title) last.rows.push(row);
    else groups.push({ title, aside: groupAside?.(row) ?? '', rows: [row] });
  }

  return (
    <table
      role="table"
      className={isTall ? `${styles.table} ${styles.tall}` : styles.table}
      aria-busy={isBusy || undefined}
      onKeyDown={handleKeyDown}
    >
      <caption className="vh">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      {groups.map((group, place) => (
        <tbody role="rowgroup" key={group.title ?? place}>
          {group.title !== null && (
            <tr role="row" className={styles.group}>
              <th role="rowheader" scope="rowgroup" colSpan={columns.length}>
                {group.title}
                {group.aside && <span className={styles.aside}> {group.aside}</span>}
              </th>
            </tr>
          )}
          {group.rows.map((row) => {
            const isNew = isUnread?.(row) ?? false;
            const rowStyles = [isNew && styles.unread, isChanged?.(row) && styles.changed];
            return (
              <tr
                role="row"
                key={rowKey(row)}
                className={rowStyles.filter(Boolean).join(' ') || undefined}
                onClick={handleClick}
              >
                {columns.map((column, index) => (
                  <td
                    role="cell"
                    key={column.key}
                    data-label={column.isLabelHidden ? '' : column.label}
                    className={column.look && styles[column.look]}
                  >
                    <div className={styles.value}>
                      {index === 0 && isUnread && (
                        <>
                          <span className={isNew ? styles.mark : styles.noMark} />
                          {isNew && <span className="vh">Unread. </span>}
                        </>
                      )}
                      {column.cell(row)}
                    </div>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}

interface HeadCellProps {
  column: Pick<Column<never>, 'label' | 'isLabelHidden' | 'sort'>;
  sort?: string | undefined;
  onSort?: ((sort: string) => void) | undefined;
}

function HeadCell({ column, sort, onSort }: HeadCellProps) {
  const { label, isLabelHidden, sort: name } = column;
  if (!name || !onSort)
    return (
      <th role="columnheader" scope="col">
        <span className={isLabelHidden ? 'vh' : undefined}>{label}</span>
      </th>
    );
  const isDescending = sort === `-${name}`;
  const isAscending = sort === name;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isDescending ? 'descending' : isAscending ? 'ascending' : undefined}
    >
      <button type="button" onClick={() => onSort(isAscending ? `-${name}` : name)}>
        {label}
        {isDescending && <Icon of={ArrowDown} size={16} />}
        {isAscending && <Icon of={ArrowUp} size={16} />}
      </button>
    </th>
  );
}
