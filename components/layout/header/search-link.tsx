import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/i18n/current-locale';
import { pagePath } from '@/routes/addresses';
import styles from './search-link.module.css';

/**
 * Link to the search page. enhance/search.ts opens a dialog instead; the build sets `data-search` to the
 * URL of the search file.
 */
export async function SearchLink({ current }: { current: boolean }) {
  const t = await getTranslations('layout.header');
  return (
    <a
      href={pagePath('search', await currentLocale())}
      className={styles.link}
      aria-current={current ? 'page' : undefined}
      data-search=""
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path
          d="M8.5 14a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11ZM12.5 12.5 17 17"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
        />
      </svg>
      <span className="visually-hidden">{t('search')}</span>
    </a>
  );
}
