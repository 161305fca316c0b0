import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { SimulationPicture } from '@/components/pictures/simulation';
import { Lines } from '@/components/ui/lists';
import { SummaryBand } from '@/components/ui/sections/page-head';
import { Section, WideSection } from '@/components/ui/sections/section';
import { CheckerSection } from './checker-section';

/** The checker at once, the same simulation on imported data, what is left to lawyers. */
export async function SimulatorPage() {
  const t = await getTranslations('simulator');
  const summary = await getTranslations('summary');
  const items: string[] = t.raw('summary');
  return (
    <PageShell page="simulator">
      <CheckerSection />
      <SummaryBand title={summary('title')} items={items} />
      <WideSection
        id="thresholds"
        title={t('thresholds.title')}
        lead={t('thresholds.lead')}
        tone="surface"
      >
        <SimulationPicture size="page" />
      </WideSection>
      <Section id="limits" title={t('limits.statement')}>
        <Limits />
      </Section>
    </PageShell>
  );
}

const sides = ['prepares', 'leaves'] as const;

/** What the simulation prepares and what remains for lawyers. */
async function Limits() {
  const t = await getTranslations('simulator.limits');
  return (
    <div className="grid halves">
      {sides.map((side) => {
        const items: string[] = t.raw(`${side}.items`);
        return (
          <div key={side}>
            <h3>{t(`${side}.title`)}</h3>
            <Lines items={items} item="line quiet" />
          </div>
        );
      })}
    </div>
  );
}
