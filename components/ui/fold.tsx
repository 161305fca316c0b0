import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  title: string;
  /** The best-known fact inside, beside the title. */
  known?: ReactNode;
  /** At the end of the line: how much is inside. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part that opens in place, found by its heading. */
export const Fold = ({ title, known, note, children }: FoldProps) => (
  <details className={styles.fold}>
    <summary>
      <h3>{title}</h3>
      {known && <span className={styles.known}>{known}</span>}
      {note && <span className="small">{note}</span>}
    </summary>
    {children}
  </details>
);

/** Parts that open in place, one below the other. */
export const Folds = ({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) => <div className={`${styles.folds} ${className ?? ''}`}>{children}</div>;
