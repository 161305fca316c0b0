import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** Id of the section, from which its heading's id derives. */
  id: string;
  title: string;
  lead?: string;
  /** Number printed in the margin, as in an official journal. */
  number?: number;
  tone?: 'paper' | 'surface' | 'night';
  children: ReactNode;
}

/** A numbered section: heading and lead in the margin column, content beside it. */
export function Section({ id, title, lead, number, tone = 'paper', children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`${styles.section} ${styles[tone]}`}
    >
      <div className={styles.inner}>
        <header className={styles.head}>
          {number !== undefined && (
            <p className={styles.number} aria-hidden="true">
              § {number}
            </p>
          )}
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
}
