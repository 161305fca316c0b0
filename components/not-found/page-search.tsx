import { getTranslations } from 'next-intl/server';
import { SearchField } from '@/ui/search-field';
import styles from './page-search.module.css';

/** The search, for an address that leads nowhere; without scripts, the site map is among the links beside it. */
export async function PageSearch() {
  const t = await getTranslations('search.form');
  return (
    <search className={styles.search}>
      <SearchField label={t('label')} submit={t('submit')} quiet needsScript />
    </search>
  );
}
