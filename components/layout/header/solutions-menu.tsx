import { getTranslations } from 'next-intl/server';
import { headerPages, type PageId } from '@/routes/registry';
import { PageLink } from '@/ui/links';
import styles from './menu.module.css';

/** The Solutions dropdown with its six entries. */
export async function SolutionsMenu({ page }: { page: PageId }) {
  const t = await getTranslations('layout.header');
  const nav = await getTranslations('nav');
  const hints = await getTranslations('navHints');
  const solutions = headerPages('solutions');
  return (
    <details className={styles.menu} data-menu="hover">
      <summary
        className={`${styles.summary} ${solutions.some((id) => id === page) ? styles.current : ''}`}
      >
        {t('solutions')}
        <Chevron />
      </summary>
      <div className={styles.panel} data-menu-panel>
        <ul role="list" className={styles.entries}>
          {solutions.map((id) => (
            <li key={id}>
              <PageLink page={id} className={styles.entry} current={page === id}>
                <span className={styles.entryTitle}>{nav(id)}</span>
                <span className={styles.entryHint}>{hints(id)}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

export function Chevron() {
  return (
    <svg className={styles.chevron} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path d="M2.5 4.5 6 8l3.5-3.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
