import { getTranslations } from 'next-intl/server';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { GuideChange } from '@/loaders/schema/guide';
import disclosure from './disclosure.module.css';

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
    <details
      className={`${disclosure.disclosure} ${disclosure.small}`}
      id="changes"
      data-search-skip
    >
      <summary>{t('changes')}</summary>
      <ol role="list">
        {changes.map(({ date, text }) => (
          <li key={`${date} ${text[locale]}`}>
            <time dateTime={date} className={disclosure.date}>
              {formatDate(date, locale)}
            </time>
            <p>{text[locale]}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
