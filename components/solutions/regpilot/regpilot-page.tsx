import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { MetricsPicture } from '@/components/pictures/regpilot/metrics';
import { RegpilotPicture } from '@/components/pictures/views/regpilot';
import { Section } from '@/ui/sections/section';
import { Drafting } from './drafting';
import { Questions } from './questions';
import { Review } from './review';

/** The copilot: what it answers, how its answers are checked, what it prepares. */
export async function RegpilotPage() {
  const t = await getTranslations('regpilot');
  return (
    <IntroducedPage page="regpilot" aside={<RegpilotPicture />} layout="even">
      <Section
        id="questions"
        number={1}
        title={t('questions.title')}
        lead={t('questions.lead')}
        tone="surface"
      >
        <Questions />
      </Section>
      <Review />
      <Section id="drafting" number={2} title={t('drafting.title')} lead={t('drafting.lead')}>
        <Drafting />
      </Section>
      <Section
        id="metrics"
        number={3}
        title={t('metrics.title')}
        lead={t('metrics.lead')}
        tone="surface"
      >
        <MetricsPicture />
      </Section>
    </IntroducedPage>
  );
}
