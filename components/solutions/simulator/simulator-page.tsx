import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { DataPointsPicture } from '@/components/pictures/simulator/data-points';
import { ObligationsPicture } from '@/components/pictures/simulator/obligations';
import { ThresholdsPicture } from '@/components/pictures/simulator/thresholds';
import { PageSummary } from '@/components/ui/sections/page-summary';
import { Section } from '@/components/ui/sections/section';
import { EarlierLaw } from './earlier-law';
import { Limits } from './limits';
import styles from './simulator-page.module.css';

/** The simulation, step by step: imported data, thresholds, obligations, and what is left to lawyers. */
export async function SimulatorPage() {
  const t = await getTranslations('simulator');
  const words = await getTranslations();
  const summary: string[] = t.raw('summary');
  return (
    <IntroducedPage page="simulator" aside={<DataPointsPicture />}>
      <div className={styles.summary}>
        <PageSummary title={words('summary.title')} items={summary} />
      </div>
      <Section
        id="thresholds"
        number={1}
        title={t('thresholds.title')}
        lead={t('thresholds.lead')}
        tone="surface"
      >
        <ThresholdsPicture />
      </Section>
      <Section id="result" number={2} title={t('result.title')} lead={t('result.lead')}>
        <ObligationsPicture />
        <EarlierLaw />
      </Section>
      <Section id="limits" number={3} title={t('limits.title')}>
        <Limits />
      </Section>
    </IntroducedPage>
  );
}
