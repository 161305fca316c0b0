import { getTranslations } from 'next-intl/server';
import { SearchField } from '@/ui/search-field';
import styles from './search-form.module.css';

/** The search page's field; search/browser/ shows results below it while typing. */
export async function SearchForm() {
  const t = await getTranslations('search.form');
  return (
    <search>
      <SearchField label={t('label')} submit={t('submit')} needsScript data-search-form />
      <noscript>
        <p className={styles.note}>{t('noScript')}</p>
      </noscript>
      <div className={styles.results} data-search-results />
    </search>
  );
}
