import { getTranslations } from 'next-intl/server';
import { pick } from '@/lib/content/facts/milestones';
import { thresholdText } from '@/lib/content/facts/threshold';
import type { Guide } from '@/lib/content/load/guides';
import type { Source, Threshold } from '@/lib/content/schema/guide';
import { formatDate } from '@/lib/format';
import type { Locale } from '@/lib/i18n/locales';
import { Citation } from './citation';
import styles from './mdx.module.css';

/** Thresholds of guide.yaml as a box of figures, each with its population, date and source. */
export const KeyFigures = ({
  guide: { data },
  locale,
  ids,
}: {
  guide: Pick<Guide, 'data'>;
  locale: Locale;
  ids?: string;
}) => (
  <dl className={styles.figures}>
    {pick(data.thresholds, ids).map((threshold) => (
      <Figure key={threshold.id} threshold={threshold} sources={data.sources} locale={locale} />
    ))}
  </dl>
);

interface FigureProps {
  threshold: Threshold;
  sources: readonly Source[];
  locale: Locale;
}

async function Figure({ threshold, sources, locale }: FigureProps) {
  const t = await getTranslations('guide');
  const { label, population, asOf, source, article } = threshold;
  return (
    <div className={styles.figure}>
      <dt>
        {label[locale]}
        <span className={styles.population}>{population[locale]}</span>
      </dt>
      <dd>
        <span className={styles.quantity}>
          {await thresholdText(threshold, locale, getTranslations)}
        </span>
        <span className={styles.asOf}>
          {t('asOf', { date: formatDate(asOf, locale) })}{' '}
          <Citation sources={sources} source={source} locale={locale}>
            {article?.[locale]}
          </Citation>
        </span>
      </dd>
    </div>
  );
}
