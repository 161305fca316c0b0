import type { ReactNode } from 'react';
import styles from './tool-section.module.css';

interface ToolSectionProps {
  /** Id of the section, from which its heading's id derives. */
  id: string;
  title: string;
  lead: string;
  /** The title as large as those of other pages, where there are no questions to be seen at once. */
  large?: boolean;
  children: ReactNode;
}

/** A tool that opens its page: the page's only h1 and a line, short enough for the tool to be on the first screen. */
export const ToolSection = ({ id, title, lead, large, children }: ToolSectionProps) => (
  <section id={id} className={styles.tool} aria-labelledby={`${id}-title`}>
    <div className="page">
      <header className={large ? styles.largeHead : styles.head}>
        <h1 id={`${id}-title`}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </div>
  </section>
);
