import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** Shown beside the title: the file's date, the frequency of alerts. */
  note: string;
  children: ReactNode;
}

/** One view of the product under its header; its content responds to the panel's width. */
export function Panel({ title, note, children }: PanelProps) {
  return (
    <div className={styles.panel}>
      <p className={styles.head}>
        <span className={styles.title}>{title}</span>
        <span className={styles.note}>{note}</span>
      </p>
      {children}
    </div>
  );
}
