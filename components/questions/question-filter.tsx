import { getTranslations } from 'next-intl/server';
import { SearchField } from '@/ui/search-field';
import styles from './question-filter.module.css';

/** Filters the questions while typing (enhance/questions.ts); without scripts, it asks the site search. */
export async function QuestionFilter() {
  const t = await getTranslations('questions.filter');
  return (
    <search>
      <SearchField label={t('label')} submit={t('submit')} data-question-filter>
        <p
          className={styles.status}
          role="status"
          data-one={t('one')}
          data-many={t('many', { count: '#' })}
          data-none={t('none', { query: '#' })}
        />
      </SearchField>
    </search>
  );
}
