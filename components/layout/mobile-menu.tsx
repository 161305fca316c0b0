import type { ReactNode } from 'react';
import styles from './mobile-menu.module.css';

/** The menu of narrow screens: a disclosure that opens below the header. */
export function MobileMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.menu} data-menu="click" data-mobile-menu>
      <summary className={styles.toggle}>
        <span className={styles.bars} aria-hidden="true" />
        {label}
      </summary>
      <div className={styles.panel} data-menu-panel>
        {children}
      </div>
    </details>
  );
}
