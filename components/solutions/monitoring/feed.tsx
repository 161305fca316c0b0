import { getTranslations } from 'next-intl/server';
import { FeedPicture } from '@/components/pictures/monitoring/feed';
import { PageLink } from '@/components/ui/page-link';
import styles from './feed.module.css';

/** The register of alerts, and the guide that says more. */
export async function Feed() {
  const t = await getTranslations('monitoring.feed');
  return (
    <>
      <FeedPicture />
      <p className={styles.since}>
        {t('since')} <PageLink page="guides/csrdguide">{t('sinceLink')}</PageLink>.
      </p>
    </>
  );
}
