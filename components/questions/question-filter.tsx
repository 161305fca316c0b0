import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/i18n/current-locale';
import { pagePath } from '@/lib/pages/urls';
import styles from './question-filter.module.css';

/** Filters the questions while typing (enhance/questions/); without scripts, it asks the site search. */
export async function QuestionFilter() {
  const t = await getTranslations('questions.filter');
  return (
    <search>
      <form
        action={pagePath('search', await currentLocale())}
        className={styles.form}
        data-question-filter
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
        <p
          className={styles.status}
          role="status"
          data-one={t('one')}
          data-many={t('many', { count: '#' })}
          data-none={t('none', { query: '#' })}
        />
      </form>
    </search>
  );
}
