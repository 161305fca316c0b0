import type { ReactNode } from 'react';
import styles from './legal-layout.module.css';

interface LegalLayoutProps {
  sidebar: ReactNode;
  /** Hooks for enhance/tabs.ts. */
  tabs?: boolean;
  children: ReactNode;
}

/** A legal page below its head: the list of texts in the margin column, the prose beside it. */
export const LegalLayout = ({ sidebar, tabs = false, children }: LegalLayoutProps) => (
  <div className={styles.columns} {...(tabs && { 'data-tabs': '' })}>
    <div className={styles.sidebar}>{sidebar}</div>
    <div className={styles.content}>{children}</div>
  </div>
);
