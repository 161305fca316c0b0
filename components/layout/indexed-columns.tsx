import type { HTMLAttributes, ReactNode } from 'react';
import columns from './columns.module.css';
import styles from './indexed-columns.module.css';

interface IndexedColumnsProps extends HTMLAttributes<HTMLDivElement> {
  title: string;
  /** List items of links to the page's sections; the browser marks the one being read. */
  index: ReactNode;
  [data: `data-${string}`]: string | boolean;
}

/** A long page in two columns: an index that stays in view, and what it leads to. */
export function IndexedColumns({ title, index, children, ...attributes }: IndexedColumnsProps) {
  return (
    <div {...attributes} className={`page grid ${columns.columns} ${styles.wrapper}`}>
      <nav className={`index beside ${styles.index}`} aria-labelledby="index-title" data-contents>
        <h2 id="index-title" className="heading">
          {title}
        </h2>
        <ul role="list">{index}</ul>
      </nav>
      <div className={columns.text}>{children}</div>
    </div>
  );
}
