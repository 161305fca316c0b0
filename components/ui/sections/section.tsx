import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** Id of the section, from which its heading's id derives. */
  id: string;
  title: string;
  lead?: ReactNode;
  tone?: 'paper' | 'surface';
  children: ReactNode;
}

/** A section: heading and lead in the margin column, content beside it. */
export function Section({ id, title, lead, tone = 'paper', children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`band ${tone === 'paper' ? styles.paper : tone}`}
    >
      <div className={`page grid cols-4-8 ${styles.beside}`}>
        <header className={`grid halves ${styles.head}`}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
        </header>
        <div>{children}</div>
      </div>
    </section>
  );
}

interface WideSectionProps extends SectionProps {
  lead: ReactNode;
}

/** A full-width section: heading and lead above, content below. */
export function WideSection({ id, title, lead, tone, children }: WideSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`band ${tone === 'surface' ? 'surface' : styles.wide}`}
    >
      <div className="page">
        <header className={`grid halves cols-7-5 ${styles.head} ${styles.wideHead}`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <p className={`lead ${styles.lead}`}>{lead}</p>
        </header>
        {children}
      </div>
    </section>
  );
}

/** A band from edge to edge under a page's title, for the picture that opens the page. */
export const Plate = ({ children }: { children: ReactNode }) => (
  <div className={`surface ${styles.plate}`} data-plate>
    <div className="page">{children}</div>
  </div>
);
