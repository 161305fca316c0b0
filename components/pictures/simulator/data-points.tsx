import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/pictures/parts/picture';
import { currentLocale } from '@/i18n/current-locale';
import { formatNumber } from '@/lib/format';
import { sample } from '../sample/company';
import styles from './data-points.module.css';

const measured = ['headcount', 'france', 'turnover', 'balance'] as const;
const stated = ['country', 'sector', 'listed'] as const;

/** The imported data points: label, category, value. */
export async function DataPointsPicture() {
  const t = await getTranslations('simulator.data');
  const units = await getTranslations('guide.unit');
  const locale = await currentLocale();
  const points = [
    ...measured.map((id) => ({
      id,
      value: units(sample[id].unit, { value: formatNumber(sample[id].value, locale) }),
    })),
    ...stated.map((id) => ({ id, value: t(`items.${id}.value`) })),
  ];
  return (
    <Picture description={t('description')}>
      <p className={styles.title}>{t('title')}</p>
      <p className={styles.origin}>{t('origin')}</p>
      <ul role="list" className={styles.points}>
        {points.map(({ id, value }) => (
          <li key={id} className={styles.point}>
            <span>
              {t(`items.${id}.label`)}
              <span className={styles.category}>{t(`items.${id}.category`)}</span>
            </span>
            <span className={styles.value}>{value}</span>
          </li>
        ))}
      </ul>
    </Picture>
  );
}
