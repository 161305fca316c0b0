import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/i18n/current-locale';
import type { GuideChange } from '@/lib/content/schema/guide';
import { formatDate } from '@/lib/format';
import styles from './change-history.module.css';

/**
 * What has changed in the guide itself since publication, newest first; collapsed on screen. Excluded
 * from the search: it repeats the sections it refers to, and would rank as part of the sources.
 */
export async function ChangeHistory({
  changes = [],
}: {
  changes?: readonly GuideChange[] | undefined;
}) {
  if (changes.length === 0) return null;
  const t = await getTranslations('guide');
  const locale = await currentLocale();
  return (
    <details className={styles.history} id="changes" data-search-skip>
      <summary className={styles.title}>{t('changes')}</summary>
      <ol role="list" className={styles.list}>
        {changes.map(({ date, text }) => (
          <li key={`${date} ${text[locale]}`} className={styles.change}>
            <time dateTime={date} className={styles.date}>
              {formatDate(date, locale)}
            </time>
            <p>{text[locale]}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
