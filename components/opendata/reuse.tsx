import { getTranslations } from 'next-intl/server';
import { site } from '@/config/site';
import { formatDate } from '@/lib/dates';
import { currentLocale } from '@/lib/i18n/current-locale';
import { publishedDataset } from '@/publishing/open-data/files';
import { pageUrl } from '@/routes/addresses';
import styles from './open-data.module.css';

/** On what terms the data may be reused, and how to cite it. */
export async function Reuse() {
  const t = await getTranslations('openData.reuse');
  const locale = await currentLocale();
  const { version, licence } = publishedDataset();
  return (
    <div className={styles.stack}>
      {licence ? (
        <p>
          {t('licence')} <a href={licence.url}>{licence.name}</a>.
        </p>
      ) : (
        <p>{t('noLicence')}</p>
      )}
      <p>{t('acts')}</p>
      <h3>{t('cite')}</h3>
      <blockquote className={styles.citation}>
        {t('citation', {
          brand: site.brand,
          hash: version.hash,
          date: formatDate(version.checkedOn, locale),
          address: pageUrl('openData', locale),
        })}
      </blockquote>
      <p>{t('disclaimer')}</p>
    </div>
  );
}
