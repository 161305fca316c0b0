import type { ReactNode } from 'react';
import styles from './entry-section.module.css';

interface EntrySectionProps {
  /** Id of the heading. */
  titleId: string;
  title: string;
  children: ReactNode;
}

/** A section that is one list of entries under a ruled heading, as wide as the page. */
export function EntrySection({ titleId, title, children }: EntrySectionProps) {
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
