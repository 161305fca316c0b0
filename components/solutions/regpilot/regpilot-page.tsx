import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { MetricsPicture } from '@/components/pictures/regpilot/metrics';
import { Section } from '@/components/ui/sections/section';
import { Drafting } from './drafting';
import { Questions } from './questions';
import { Review } from './review';

/** The copilot: what it answers, how its answers are checked, what it prepares. */
export async function RegpilotPage() {
  const t = await getTranslations('regpilot');
  return (
    <IntroducedPage page="regpilot">
      <Section
        id="questions"
        number={1}
        title={t('questions.title')}
        lead={t('questions.lead')}
        tone="surface"
      >
        <Questions />
      </Section>
      <Section id="review" number={2} title={t('review.title')} lead={t('review.lead')}>
        <Review />
      </Section>
      <Section id="drafting" number={3} title={t('drafting.title')} lead={t('drafting.lead')}>
        <Drafting />
      </Section>
      <Section
        id="metrics"
        number={4}
        title={t('metrics.title')}
        lead={t('metrics.lead')}
        tone="surface"
      >
        <MetricsPicture />
      </Section>
    </IntroducedPage>
  );
}
