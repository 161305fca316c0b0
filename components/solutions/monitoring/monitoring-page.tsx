import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { AlertPicture } from '@/components/pictures/monitoring/alert';
import { SearchPicture } from '@/components/pictures/monitoring/search';
import { Section } from '@/ui/sections/section';
import { Cadence } from './cadence';
import { Feed } from './feed';

/** Monitoring: one alert, the feed, the frequencies, the bilingual search. */
export async function MonitoringPage() {
  const t = await getTranslations('monitoring');
  return (
    <IntroducedPage page="monitoring" aside={<AlertPicture />}>
      <Section id="feed" number={1} title={t('feed.title')} lead={t('feed.lead')} tone="surface">
        <Feed />
      </Section>
      <Section id="cadence" number={2} title={t('cadence.title')} lead={t('cadence.lead')}>
        <Cadence />
      </Section>
      <Section
        id="search"
        number={3}
        title={t('search.title')}
        lead={t('search.lead')}
        tone="surface"
      >
        <SearchPicture />
      </Section>
    </IntroducedPage>
  );
}
