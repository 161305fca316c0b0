import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { CoveragePicture } from '@/components/pictures/auditability/coverage';
import { ObligationMapPicture } from '@/components/pictures/auditability/obligation-map';
import { TrailPicture } from '@/components/pictures/auditability/trail';
import { Section } from '@/ui/sections/section';
import { WideSection } from '@/ui/sections/wide-section';
import { Checklist } from './checklist';
import { Evidence } from './evidence';
import { MapLegend } from './map-legend';

/** Audit preparation: the map of obligations, their evidence, coverage, and what is left to do. */
export async function AuditabilityPage() {
  const t = await getTranslations('auditability');
  return (
    <IntroducedPage page="auditability" aside={<TrailPicture />}>
      <WideSection id="map" number={1} title={t('map.title')} lead={t('map.lead')} tone="surface">
        <ObligationMapPicture />
        <MapLegend />
      </WideSection>
      <Section id="evidence" number={2} title={t('evidence.title')} lead={t('evidence.lead')}>
        <Evidence />
      </Section>
      <Section id="coverage" number={3} title={t('coverage.title')} lead={t('coverage.lead')}>
        <CoveragePicture />
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
    </IntroducedPage>
  );
}
