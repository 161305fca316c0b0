import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/i18n/current-locale';
import { pagePath } from '@/lib/pages/urls';
import styles from './search-form.module.css';

/** The search page's field; search/browser/ shows results below it while typing. */
export async function SearchForm() {
  const t = await getTranslations('search.form');
  return (
    <search>
      <form
        action={pagePath('search', await currentLocale())}
        className={styles.form}
        data-search-form
      >
        <label htmlFor="q" className={styles.label}>
          {t('label')}
        </label>
        <div className={styles.row}>
          <input
            id="q"
            name="q"
            type="search"
            className={styles.field}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
          />
          <button type="submit" className={styles.submit}>
            {t('submit')}
          </button>
        </div>
      </form>
      <noscript>
        <p className={styles.note}>{t('noScript')}</p>
      </noscript>
      <div className={styles.results} data-search-results />
    </search>
  );
}
