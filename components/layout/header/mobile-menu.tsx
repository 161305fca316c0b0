import type { ReactNode } from 'react';
import styles from './mobile-menu.module.css';

interface MobileMenuProps {
  label: string;
  closeLabel: string;
  children: ReactNode;
}

/** What the header leads to: in a row on wide screens, behind a disclosure that opens below the header on narrow ones. */
export function MobileMenu({ label, closeLabel, children }: MobileMenuProps) {
  return (
    <details className={styles.menu} data-menu="click" data-mobile-menu data-screen-only>
      <summary className={styles.toggle}>
        <span className={styles.bars} aria-hidden="true" />
        <span className={styles.labels}>
          <span className={styles.open}>{label}</span>
          <span className={styles.close}>{closeLabel}</span>
        </span>
      </summary>
      <div className={styles.panel} data-menu-panel>
        {children}
      </div>
    </details>
  );
}
