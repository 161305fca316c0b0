import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { AuditChecklistPicture, CoveragePicture } from '@/components/pictures/coverage';
import { Unlabelled } from '@/components/pictures/parts';
import { MapPicture, TrailPicture } from '@/components/pictures/trail';
import { PageLink } from '@/components/ui/links';
import { type Term, Terms } from '@/components/ui/lists';
import { WideSection } from '@/components/ui/sections/section';

/** Audit preparation: a figure traced, the map from obligations to evidence, coverage and what is left to do. */
export async function AuditabilityPage() {
  const t = await getTranslations('auditability');
  return (
    <IntroducedPage page="auditability" aside={<TrailPicture />}>
      <Unlabelled>
        <WideSection id="map" title={t('map.title')} lead={t('map.lead')} tone="surface">
          <MapPicture />
          <Evidence />
        </WideSection>
        <WideSection id="checklist" title={t('checklist.title')} lead={t('checklist.lead')}>
          <Checklist />
        </WideSection>
      </Unlabelled>
    </IntroducedPage>
  );
}

/** Coverage, the audit checklist, and the guide that says what an engagement covers. */
async function Checklist() {
  const t = await getTranslations('auditability.checklist');
  return (
    <div className="grid cols-6-6">
      <div>
        <CoveragePicture />
        <p className="above-6">
          {t('note')} <PageLink page="guides/assuranceguide">{t('guide')}</PageLink>
        </p>
      </div>
      <AuditChecklistPicture />
    </div>
  );
}

/** What linking evidence changes, below the map. */
async function Evidence() {
  const t = await getTranslations('auditability.evidence');
  const items: Term[] = t.raw('items');
  return (
    <div className="above-7">
      <h3 className="title">{t('title')}</h3>
      <Terms items={items} className="terms grid halves cols-3-3-3-3 above-5" />
    </div>
  );
}
