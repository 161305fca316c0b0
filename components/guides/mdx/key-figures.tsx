import { getTranslations } from 'next-intl/server';
import type { Threshold } from '@/lib/content/guide-schema';
import type { Guide } from '@/lib/content/guides';
import { formatDate, formatNumber } from '@/lib/format';
import type { Locale } from '@/lib/i18n/locales';
import { Citation } from './citation';
import { pick } from './facts';
import styles from './mdx.module.css';

/** Thresholds of guide.yaml as a box of figures, each with its population, date and source. */
export async function KeyFigures({
  guide: { data },
  locale,
  ids,
}: {
  guide: Pick<Guide, 'data'>;
  locale: Locale;
  ids?: string;
}) {
  const t = await getTranslations('guide');
  const quantity = ({ value, unit, noun, comparison }: Threshold): string => {
    const number = formatNumber(value, locale);
    const measured =
      unit === 'count' ? `${number} ${noun?.[locale] ?? ''}` : t(`unit.${unit}`, { value: number });
    return t(`comparison.${comparison}`, { value: measured });
  };
  return (
    <dl className={styles.figures}>
      {pick(data.thresholds, ids).map((threshold) => (
        <div key={threshold.id} className={styles.figure}>
          <dt>
            {threshold.label[locale]}
            <span className={styles.population}>{threshold.population[locale]}</span>
          </dt>
          <dd>
            <span className={styles.quantity}>{quantity(threshold)}</span>
            <span className={styles.asOf}>
              {t('asOf', { date: formatDate(threshold.asOf, locale) })}{' '}
              <Citation sources={data.sources} source={threshold.source} locale={locale}>
                {threshold.article?.[locale]}
              </Citation>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
