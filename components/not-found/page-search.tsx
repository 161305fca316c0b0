import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/i18n/current-locale';
import { pagePath } from '@/lib/pages/urls';
import styles from './page-search.module.css';

/** A field that leads to the search page with what was typed. */
export async function PageSearch() {
  const t = await getTranslations('search.form');
  return (
    <search>
      <form action={pagePath('search', await currentLocale())} className={styles.form}>
        <label htmlFor="q" className={styles.label}>
          {t('label')}
        </label>
        <div className={styles.row}>
          <input
            id="q"
            name="q"
            type="search"
            className={styles.field}
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
          />
          <button type="submit" className={styles.submit}>
            {t('submit')}
          </button>
        </div>
      </form>
    </search>
  );
}
