import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { DataPointsPicture } from '@/components/pictures/simulator/data-points';
import { ObligationsPicture } from '@/components/pictures/simulator/obligations';
import { ThresholdsPicture } from '@/components/pictures/simulator/thresholds';
import { ButtonLink } from '@/ui/button-link';
import { Section } from '@/ui/sections/section';
import { CheckerSection } from './checker-section';
import { EarlierLaw } from './earlier-law';
import { Limits } from './limits';
import { RulesSection } from './rules-section';

/** The simulation, step by step: imported data, thresholds, obligations, and what is left to lawyers. */
export async function SimulatorPage() {
  const t = await getTranslations('simulator');
  return (
    <IntroducedPage
      page="simulator"
      plate={<CheckerSection />}
      first={
        <ButtonLink page="simulator" anchor="checker">
          {t('start')}
        </ButtonLink>
      }
    >
      <RulesSection />
      <Section
        id="thresholds"
        number={3}
        title={t('thresholds.title')}
        lead={t('thresholds.lead')}
        tone="surface"
      >
        <DataPointsPicture />
        <ThresholdsPicture />
      </Section>
      <Section id="result" number={4} title={t('result.title')} lead={t('result.lead')}>
        <ObligationsPicture />
        <EarlierLaw />
      </Section>
      <Section id="limits" number={5} title={t('limits.title')}>
        <Limits />
      </Section>
    </IntroducedPage>
  );
}
