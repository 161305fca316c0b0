import { getTranslations } from 'next-intl/server';
import { currency, PageLink } from '@/components/ui/links';
import { headerPages, type PageId } from '@/loaders/routes/registry';
import styles from './main-nav.module.css';

/** The links to pages, the solutions in a menu of their own on wide screens. */
export async function MainNav({ page }: { page: PageId }) {
  const t = await getTranslations('layout.header');
  const nav = await getTranslations('nav');
  return (
    <nav aria-label={t('label')}>
      <ul role="list" className={styles.links}>
        <li>
          <SolutionsMenu page={page} />
        </li>
        {headerPages('main').map((id) => (
          <li key={id}>
            <PageLink page={id} className={styles.link} on={page}>
              {nav(id)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The Solutions dropdown with its six entries; a list on narrow screens. */
async function SolutionsMenu({ page }: { page: PageId }) {
  const t = await getTranslations('layout.header');
  const nav = await getTranslations('nav');
  const hints = await getTranslations('navHints');
  const solutions = headerPages('solutions');
  return (
    <details className={styles.menu} data-menu="hover">
      <summary
        className={styles.summary}
        aria-current={solutions.some((id) => currency(id, page)) || undefined}
      >
        {t('solutions')}
        <Chevron />
      </summary>
      <div className={styles.panel} data-menu-panel>
        <p className={`soft strong ${styles.label}`}>{t('solutions')}</p>
        <ul role="list" className={styles.entries}>
          {solutions.map((id) => (
            <li key={id}>
              <PageLink page={id} className={`${styles.link} ${styles.entry}`} on={page}>
                <span className="name">{nav(id)}</span>
                <span className="soft">{hints(id)}</span>
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
    <svg
      className={styles.chevron}
      viewBox="0 0 12 12"
      width="0.75rem"
      height="0.75rem"
      aria-hidden="true"
    >
      <path d="M2.5 4.5 6 8l3.5-3.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
