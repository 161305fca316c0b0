import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { ObligationLines } from '@/components/obligations/obligations-page';
import { ImportedPicture } from '@/components/pictures/simulation';
import { SummaryBand } from '@/components/ui/sections/page-head';
import { WideSection } from '@/components/ui/sections/section';
import { loadObligations } from '@/loaders/obligations';
import { CheckerSection } from './checker-section';

/** The checker at once, the same simulation on data imported into the platform, and the texts that the checker tests. */
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
      <WideSection id="rules" title={t('rules.title')} lead={t('rules.lead')}>
        <details className="fold fold-on-phones" data-search-skip>
          <summary>{t('rules.open')}</summary>
          <ObligationLines texts={loadObligations().filter(({ checker }) => checker)} today>
            <p className="small">{t('rules.text')}</p>
          </ObligationLines>
        </details>
      </WideSection>
    </PageShell>
  );
}
