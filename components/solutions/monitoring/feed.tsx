import { getTranslations } from 'next-intl/server';
import { FeedPicture } from '@/components/pictures/monitoring/feed';
import { pictureSetting } from '@/components/pictures/setting';
import { watched } from '@/law/sample-company/company';
import { PageLink } from '@/ui/page-link';
import styles from './feed.module.css';

/** The register of alerts, and the guide that says more. */
export async function Feed() {
  const t = await getTranslations('monitoring.feed');
  const { lawDate } = await pictureSetting();
  return (
    <>
      <FeedPicture />
      <p className={styles.since}>
        {t('since', { date: lawDate(...watched) })}{' '}
        <PageLink page="guides/csrdguide">{t('sinceLink')}</PageLink>.
      </p>
    </>
  );
}
