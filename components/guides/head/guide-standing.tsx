import { getTranslations } from 'next-intl/server';
import { site } from '@/config/site';
import { formatDate, today } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { written } from '@/lib/i18n/written';
import { formatNumber } from '@/lib/numbers';
import { checkedOnOrStated, isReviewOverdue, lawAsOf, peopleBehind } from '@/loaders/guide-data';
import type { Guide } from '@/loaders/guides';
import { Tag } from '@/ui/tag';
import { PublicationMark } from '../publication-mark';
import styles from './guide-head.module.css';

/** What the guide rests on: when its law was checked, who wrote and reviewed it, and how long it is. */
export async function GuideStanding({ guide: { data, law, prose } }: { guide: Guide }) {
  const t = await getTranslations('guide');
  const tags = await getTranslations('tags');
  const locale = await currentLocale();
  const day = (date: string) => formatDate(date, locale);
  const { author, reviewer } = peopleBehind(data, site.people);
  const [stated, checked] = [lawAsOf(data, law), checkedOnOrStated(data, law)];
  return (
    <p className={styles.standing} data-search-skip>
      <PublicationMark data={data} />
      <Tag colour={data.cover.colour}>{tags(data.tag)}</Tag>
      <span>{t('lawChecked', { date: day(checked) })}</span>
      {stated !== checked && <span>{t('lawAsOf', { date: day(stated) })}</span>}
      {data.updatedOn && <span>{t('updated', { date: day(data.updatedOn) })}</span>}
      {author && (
        <span>{t('people.author', { name: author.name, role: author.role[written(locale)] })}</span>
      )}
      <span>
        {reviewer
          ? t('people.reviewer', {
              name: reviewer.name,
              role: reviewer.role[written(locale)],
              date: day(reviewer.on),
            })
          : t('people.unreviewed')}
      </span>
      {isReviewOverdue(data.reviewBy, today()) && (
        <span>{t('overdue', { date: day(data.reviewBy) })}</span>
      )}
      <span className={styles.minutes}>
        {t('minutes', { minutes: formatNumber(prose.minutes, locale) })}
      </span>
    </p>
  );
}
