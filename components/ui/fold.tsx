import type { ReactNode } from 'react';

interface FoldProps {
  title: string;
  /** At the end of the line: how much is inside. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part that opens in place, found by its heading. */
export const Fold = ({ title, note, children }: FoldProps) => (
  <details className="fold">
    <summary>
      <h3>{title}</h3>
      {note && <span className="small">{note}</span>}
    </summary>
    {children}
  </details>
);
