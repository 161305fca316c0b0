import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { ImportedPicture } from '@/components/pictures/simulation';
import { SummaryBand } from '@/components/ui/sections/page-head';
import { WideSection } from '@/components/ui/sections/section';
import { CheckerSection } from './checker-section';

/** The checker at once, and the data that the same simulation imports in the platform. */
export async function SimulatorPage() {
  const t = await getTranslations('simulator');
  return (
    <PageShell page="simulator">
      <CheckerSection />
      <SummaryBand items={t.raw('summary')} />
      <WideSection
        id="thresholds"
        title={t('thresholds.title')}
        lead={t('thresholds.lead')}
        tone="surface"
      >
        <ImportedPicture />
      </WideSection>
    </PageShell>
  );
}
