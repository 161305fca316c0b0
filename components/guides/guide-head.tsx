import { getTranslations } from 'next-intl/server';
import { Tag } from '@/components/ui/tag';
import { site } from '@/config/site';
import { currentLocale } from '@/i18n/current-locale';
import { isReviewOverdue, lawAsOf } from '@/lib/content/facts/dates';
import type { Guide } from '@/lib/content/load/guides';
import { formatDate, formatNumber } from '@/lib/format';
import { absoluteUrl, pagePath } from '@/lib/pages/urls';
import { today } from '@/lib/today';
import { Cover } from './covers/cover';
import styles from './guide-head.module.css';
import { PublicationMark } from './publication-mark';

interface GuideHeadProps {
  guide: Guide;
  /** Reading time in minutes. */
  minutes: number;
}

/** Title, introduction, dates, reading time, cover, and the collapsible key points. */
export async function GuideHead({ guide: { slug, data, text, law }, minutes }: GuideHeadProps) {
  const t = await getTranslations('guide');
  const tags = await getTranslations('tags');
  const locale = await currentLocale();
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.introduction}>{text.introduction}</p>
        <p className={styles.dates}>
          <PublicationMark data={data} />
          <Tag colour={data.cover.colour}>{tags(data.tag)}</Tag>
          <span>{t('lawAsOf', { date: formatDate(lawAsOf(data, law), locale) })}</span>
          {data.updatedOn && (
            <span>{t('updated', { date: formatDate(data.updatedOn, locale) })}</span>
          )}
          <span>{t('reviewed', { date: formatDate(data.reviewedOn, locale) })}</span>
          {isReviewOverdue(data.reviewBy, today()) && (
            <span>{t('overdue', { date: formatDate(data.reviewBy, locale) })}</span>
          )}
          <span className={styles.minutes}>
            {t('minutes', { minutes: formatNumber(minutes, locale) })}
          </span>
        </p>
        {site.publicOrigin && (
          <p className={styles.address} data-search-skip>
            {t('address', {
              address: absoluteUrl(pagePath(`guides/${slug}`, locale), site.publicOrigin),
            })}
          </p>
        )}
        <details className={styles.summary}>
          <summary>{t('summary')}</summary>
          <ul>
            {text.summary.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </details>
      </div>
      <div className={styles.cover}>
        <Cover cover={data.cover} alt={text.imageAlt} />
      </div>
    </header>
  );
}
