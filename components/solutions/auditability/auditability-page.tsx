import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { ButtonLink } from '@/components/ui/button-link';
import { CtaBand } from '@/components/ui/cta-band';
import { PageHead } from '@/components/ui/page-head';
import { PageSummary } from '@/components/ui/page-summary';
import { Section } from '@/components/ui/section';
import { WideSection } from '@/components/ui/wide-section';
import { Checklist } from './checklist';
import { Coverage } from './coverage';
import { Evidence } from './evidence';
import { MapLegend } from './map-legend';
import { ObligationMap } from './obligation-map';

/** Audit preparation: the map of obligations, their evidence, what is covered, what is left to do. */
export async function AuditabilityPage() {
  const t = await getTranslations('auditability');
  const words = await getTranslations();
  const summary: string[] = t.raw('summary');
  return (
    <PageShell page="auditability">
      <PageHead
        kicker={t('kicker')}
        title={t('title')}
        lead={t('lead')}
        actions={<ButtonLink page="signup">{words('cta.action')}</ButtonLink>}
        aside={<PageSummary title={words('summary.title')} items={summary} />}
      />
      <WideSection id="map" number={1} title={t('map.title')} lead={t('map.lead')} tone="surface">
        <ObligationMap />
        <MapLegend />
      </WideSection>
      <Section id="evidence" number={2} title={t('evidence.title')} lead={t('evidence.lead')}>
        <Evidence />
      </Section>
      <Section id="coverage" number={3} title={t('coverage.title')} lead={t('coverage.lead')}>
        <Coverage />
      </Section>
      <Section
        id="checklist"
        number={4}
        title={t('checklist.title')}
        lead={t('checklist.lead')}
        tone="surface"
      >
        <Checklist />
      </Section>
      <CtaBand />
    </PageShell>
  );
}
