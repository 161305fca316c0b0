import type { ReactNode } from 'react';

interface LinesProps {
  items: readonly string[];
  className?: string | undefined;
  /** Class of each line. */
  item?: string | undefined;
}

/** Lines of text as a list without marks. */
export const Lines = ({ items, className, item }: LinesProps) => (
  <ul role="list" className={className}>
    {items.map((text) => (
      <li key={text} className={item}>
        {text}
      </li>
    ))}
  </ul>
);

export interface Term {
  term: string;
  text: ReactNode;
}

interface TermsProps {
  items: readonly Term[];
  className?: string | undefined;
}

/** Terms, each with what is said of it. */
export const Terms = ({ items, className }: TermsProps) => (
  <dl className={className}>
    {items.map(({ term, text }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
