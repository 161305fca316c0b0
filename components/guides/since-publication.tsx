import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/i18n/current-locale';
import type { Guide } from '@/lib/content/load/guides';
import { formatDate } from '@/lib/format';
import { Citation } from './mdx/citation';
import styles from './since-publication.module.css';

/** The dated box: changes in the law since the guide was published, from the register. */
export async function SincePublication({ guide: { data, law } }: { guide: Guide }) {
  if (law.since.length === 0) return null;
  const t = await getTranslations('guide');
  const locale = await currentLocale();
  return (
    <aside className={styles.box} aria-labelledby="since-title" id="since">
      <h2 id="since-title" className={styles.title}>
        {t('since')}
      </h2>
      <p>{t('sinceLead', { date: formatDate(data.reviewedOn, locale) })}</p>
      <ul role="list" className={styles.list}>
        {law.since.map(({ id, date, text, act, provision }) => (
          <li key={id} className={styles.item}>
            <time dateTime={date} className={styles.date}>
              {formatDate(date, locale)}
            </time>
            <p>
              {text[locale]}{' '}
              <Citation law={law} source={act} locale={locale}>
                {provision?.[locale]}
              </Citation>
            </p>
          </li>
        ))}
      </ul>
    </aside>
  );
}
