import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import styles from './since-then.module.css';

/** What has changed since the date of the simulation, with the guides that say more. */
export async function SinceThen() {
  const t = await getTranslations('simulator.result.since');
  return (
    <div className={styles.since}>
      <h3>{t('title')}</h3>
      <p className={styles.text}>{t('text')}</p>
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
