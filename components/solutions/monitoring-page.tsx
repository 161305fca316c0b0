import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { ChangeThreadPicture } from '@/components/pictures/change-thread';
import { AlertsPicture } from '@/components/pictures/changes';
import { Unlabelled } from '@/components/pictures/parts';
import { SearchPicture } from '@/components/pictures/search';
import { PageLink } from '@/components/ui/links';
import { Plate, WideSection } from '@/components/ui/sections/section';
import styles from './monitoring-page.module.css';

/** Monitoring: one change of the law on its way, the feed by priority, the bilingual search. */
export async function MonitoringPage() {
  const t = await getTranslations('monitoring');
  return (
    <IntroducedPage page="monitoring">
      <div className={styles.plate}>
        <Plate>
          <ChangeThreadPicture />
        </Plate>
      </div>
      <Unlabelled>
        <WideSection id="feed" title={t('feed.title')} lead={t('feed.lead')}>
          <AlertsPicture size="page" />
          <p className="soft above-5">
            {t('feed.since')} <PageLink page="guides/csrdguide">{t('feed.sinceLink')}</PageLink>.
          </p>
        </WideSection>
        <WideSection id="search" title={t('search.title')} lead={t('search.lead')} tone="surface">
          <SearchPicture />
        </WideSection>
      </Unlabelled>
    </IntroducedPage>
  );
}
