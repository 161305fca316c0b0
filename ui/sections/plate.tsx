import type { ReactNode } from 'react';
import styles from './plate.module.css';

interface PlateProps {
  tone: 'surface' | 'night';
  children: ReactNode;
}

/** A band from edge to edge under a page's title, for the picture that opens the page. */
export function Plate({ tone, children }: PlateProps) {
  return (
    <div className={`${styles.plate} ${styles[tone]}`}>
      <div className={styles.inner}>{children}</div>
    </div>
  );
}
