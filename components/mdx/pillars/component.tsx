import type { ReactNode } from 'react';

/** Notions of the same rank, side by side. */
export const Pillars = ({ children }: { children: ReactNode }) => (
  <ul role="list" className="grid halves">
    {children}
  </ul>
);

export const Pillar = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className="item stack">
    <p className="heading">{title}</p>
    {children}
  </li>
);
