import type { ReactNode } from 'react';
import styles from './wide-section.module.css';

interface WideSectionProps {
  /** Id of the section, from which its heading's id derives. */
  id: string;
  title: string;
  lead: string;
  /** Number printed above the heading, as in an official journal. */
  number: number;
  tone?: 'paper' | 'surface';
  children: ReactNode;
}

/** A full-width numbered section: heading and lead above, content below. */
export function WideSection({
  id,
  title,
  lead,
  number,
  tone = 'paper',
  children,
}: WideSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`${styles.section} ${styles[tone]}`}
    >
      <div className={styles.inner}>
        <header className={styles.head}>
          <div>
            <p className={styles.number} aria-hidden="true">
              § {number}
            </p>
            <h2 id={`${id}-title`}>{title}</h2>
          </div>
          <p className={styles.lead}>{lead}</p>
        </header>
        {children}
      </div>
    </section>
  );
}
