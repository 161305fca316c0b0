import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** Said beside the title: the date of the file, the pace of the alerts. */
  note: string;
  children: ReactNode;
}

/** One view of the product, under its running head; what is in it answers to the panel's width. */
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
