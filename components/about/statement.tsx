import type { ReactNode } from 'react';
import styles from './statement.module.css';

/** A paragraph and the key sentence it leads to. */
export function Statement({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.statement}>
      <p className={styles.text}>{text}</p>
      <p className={styles.pledge}>{children}</p>
    </div>
  );
}
