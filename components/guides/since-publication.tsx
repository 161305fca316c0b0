import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/i18n/current-locale';
import type { Guide } from '@/lib/content/load/guides';
import { formatDate } from '@/lib/format';
import { Citation } from './mdx/citation';
import styles from './since-publication.module.css';

/** The dated box: changes in the law since the guide was published, from guide.yaml. */
export async function SincePublication({ guide: { data } }: { guide: Guide }) {
  if (data.since.length === 0) return null;
  const t = await getTranslations('guide');
  const locale = await currentLocale();
  return (
    <aside className={styles.box} aria-labelledby="since-title" id="since">
      <h2 id="since-title" className={styles.title}>
        {t('since')}
      </h2>
      <p>{t('sinceLead', { date: formatDate(data.reviewedOn, locale) })}</p>
      <ul role="list" className={styles.list}>
        {data.since.map(({ id, date, text, source, article }) => (
          <li key={id} className={styles.item}>
            <time dateTime={date} className={styles.date}>
              {formatDate(date, locale)}
            </time>
            <p>
              {text[locale]}{' '}
              <Citation sources={data.sources} source={source} locale={locale}>
                {article?.[locale]}
              </Citation>
            </p>
          </li>
        ))}
      </ul>
    </aside>
  );
}
