import type { ReactNode } from 'react';
import columns from '@/components/layout/columns.module.css';
import styles from './legal-layout.module.css';

interface LegalLayoutProps {
  sidebar: ReactNode;
  /** Hooks for enhance/tabs.ts. */
  tabs?: boolean;
  children: ReactNode;
}

/** A legal page below its head: the list of texts in the margin column, the prose beside it. */
export const LegalLayout = ({ sidebar, tabs = false, children }: LegalLayoutProps) => (
  <div className={`${columns.columns} ${styles.layout}`} {...(tabs && { 'data-tabs': '' })}>
    <div className={styles.sidebar}>{sidebar}</div>
    <div className={columns.text}>{children}</div>
  </div>
);
