import type { WorkItem } from '@reelists/contract';
import { WorkTile } from '../work-tile/work-tile.tsx';
import styles from './work-grid.module.css';

/** Whether the tile of this index (from 0) is the double one of its seven. */
const isDouble = (index: number, count: number) => index % 7 === 0 && index < count - 2;

const sizesOf = (index: number, count: number) =>
  `(min-width: 720px) ${isDouble(index, count) ? 66 : 33}vw, ` +
  `${index % 5 === 1 || index % 5 === 2 ? 50 : 100}vw`;

interface WorkGridProps {
  items: WorkItem[];
  /** The grid begins on the first screen: its first picture is fetched at once. */
  isOnTop?: boolean;
}

/** Films in a seven-tile rhythm: one double tile per seven, on alternating sides. */
export function WorkGrid({ items, isOnTop = false }: WorkGridProps) {
  return (
    <ul className={styles.grid}>
      {items.map((item, index) => (
        <li key={item._id}>
          <WorkTile
            item={item}
            sizes={sizesOf(index, items.length)}
            isPriority={isOnTop && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
