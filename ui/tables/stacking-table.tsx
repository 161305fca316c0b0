import type { ReactNode } from 'react';
import { visuallyHidden } from '@/ui/visually-hidden';
import styles from './stacking-table.module.css';

interface StackingTableProps {
  /** For screen readers; a heading shows it to everybody else. */
  caption: string;
  columns: readonly string[];
  /** Columns of equal width on wide screens. */
  even?: boolean;
  /** The bodies. Cells carry their column's name in `data-label`, for screens where the rows stack. */
  children: ReactNode;
}

/** A table whose rows become labelled lists where it is narrow. */
export function StackingTable({ caption, columns, even = false, children }: StackingTableProps) {
  return (
    <table className={even ? `${styles.table} ${styles.even}` : styles.table}>
      <caption>{visuallyHidden(caption)}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}
