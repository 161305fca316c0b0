import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import { currentLocale } from '@/i18n/current-locale';
import { lawCheckedOn } from '@/lib/content/load/law-checked-on';
import { formatDate } from '@/lib/format';
import styles from './earlier-law.module.css';

/** Results of the same simulation under earlier law, with the related guides. */
export async function EarlierLaw() {
  const t = await getTranslations('simulator.result.earlier');
  return (
    <div className={styles.earlier}>
      <h3>{t('title')}</h3>
      <p className={styles.text}>
        {t('text', {
          date: formatDate(lawCheckedOn('csrd', 'csddd', 'french-law'), await currentLocale()),
        })}
      </p>
      <ul role="list" className={styles.links}>
        <li>
          <PageLink page="guides/csrdguide">{t('csrd')}</PageLink>
        </li>
        <li>
          <PageLink page="guides/csdddguide">{t('csddd')}</PageLink>
        </li>
      </ul>
    </div>
  );
}
