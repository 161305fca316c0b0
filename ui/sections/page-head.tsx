import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  kicker?: string;
  title: string;
  lead: string;
  /** Calls to action under the lead. */
  actions?: ReactNode;
  /** What follows the calls to action, in their column. */
  below?: ReactNode;
  /** The page-summary block, or a picture. */
  aside?: ReactNode;
  /** `even` gives a picture half the width; `banner` sets the title across it, with the actions at its right. */
  layout?: 'column' | 'even' | 'banner' | undefined;
}

/** Head of a standard page: kicker, the page's only h1, lead, actions. */
export function PageHead({
  kicker,
  title,
  lead,
  actions,
  below,
  aside,
  layout = 'column',
}: PageHeadProps) {
  return (
    <div className={`${styles.head} ${styles[layout]}`}>
      <div className={styles.words}>
        {kicker && (
          <p className={styles.kicker} data-search-skip>
            {kicker}
          </p>
        )}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {actions && (
          <div className={styles.actions} data-search-skip>
            {actions}
          </div>
        )}
        {below}
      </div>
      {aside && <div>{aside}</div>}
    </div>
  );
}
