import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import {
  AuditChecklistPicture,
  CoveragePicture,
} from '@/components/pictures/auditability/coverage';
import { ObligationMapPicture, TrailPicture } from '@/components/pictures/auditability/trail';
import { PageLink } from '@/ui/links';
import { type Term, Terms } from '@/ui/lists';
import { Section, WideSection } from '@/ui/sections/section';
import styles from './auditability-page.module.css';

/** Audit preparation: the map of obligations, their evidence, coverage, and what is left to do. */
export async function AuditabilityPage() {
  const t = await getTranslations('auditability');
  return (
    <IntroducedPage page="auditability" aside={<TrailPicture />}>
      <WideSection id="map" title={t('map.title')} lead={t('map.lead')} tone="surface">
        <ObligationMapPicture />
        <MapLegend />
      </WideSection>
      <Section id="evidence" title={t('evidence.title')} lead={t('evidence.lead')}>
        <Evidence />
      </Section>
      <Section id="coverage" title={t('coverage.title')} lead={t('coverage.lead')}>
        <CoveragePicture />
      </Section>
      <Section
        id="checklist"
        title={t('checklist.title')}
        lead={t('checklist.lead')}
        tone="surface"
      >
        <Checklist />
      </Section>
    </IntroducedPage>
  );
}

/** The audit checklist, and the guide that says what an engagement covers. */
async function Checklist() {
  const t = await getTranslations('auditability.checklist');
  return (
    <>
      <AuditChecklistPicture />
      <p className={styles.note}>
        {t('note')} <PageLink page="guides/assuranceguide">{t('guide')}</PageLink>
      </p>
    </>
  );
}

/** What linking evidence changes, as sheets of a file that pass beside the heading. */
async function Evidence() {
  const t = await getTranslations('auditability.evidence');
  const items: Term[] = t.raw('items');
  return <Terms items={items} className={styles.file} item={styles.sheet} />;
}

const terms = ['obligation', 'data', 'evidence'] as const;

/** Legend of the map, one term for each of its columns. */
async function MapLegend() {
  const t = await getTranslations('auditability.map.legend');
  const items = terms.map((id) => ({ term: t(`${id}.term`), text: t(`${id}.text`) }));
  return <Terms items={items} className={styles.legend} item={styles.entry} />;
}
