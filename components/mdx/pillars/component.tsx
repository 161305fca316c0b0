import type { ReactNode } from 'react';
import styles from './component.module.css';

/** Notions of the same rank, side by side. */
export const Pillars = ({ children }: { children: ReactNode }) => (
  <ul role="list" className={styles.pillars}>
    {children}
  </ul>
);

export const Pillar = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className={`stack ${styles.pillar}`}>
    <p className="heading">{title}</p>
    {children}
  </li>
);
