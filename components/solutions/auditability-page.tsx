import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import {
  AuditChecklistPicture,
  CoveragePicture,
} from '@/components/pictures/auditability/coverage';
import { ObligationMapPicture, TrailPicture } from '@/components/pictures/auditability/trail';
import { Unlabelled } from '@/components/pictures/parts';
import { ButtonLink, PageLink } from '@/ui/links';
import { type Term, Terms } from '@/ui/lists';
import { Section, WideSection } from '@/ui/sections/section';
import styles from './auditability-page.module.css';

/** Audit preparation: the map of obligations, their evidence, coverage, and what is left to do. */
export async function AuditabilityPage() {
  const t = await getTranslations('auditability');
  return (
    <IntroducedPage page="auditability" aside={<TrailPicture />} layout="even">
      <Unlabelled>
        <ObligationMap />
        <WideSection id="coverage" title={t('coverage.title')} lead={t('coverage.lead')}>
          <CoveragePicture />
        </WideSection>
        <WideSection id="evidence" title={t('evidence.title')} lead={t('evidence.lead')}>
          <Evidence />
        </WideSection>
        <Section
          id="checklist"
          title={t('checklist.title')}
          lead={t('checklist.lead')}
          tone="surface"
        >
          <Checklist />
        </Section>
      </Unlabelled>
    </IntroducedPage>
  );
}

/** The map from obligations to evidence, as wide as the window. */
async function ObligationMap() {
  const t = await getTranslations('auditability.map');
  const cta = await getTranslations('cta');
  return (
    <section id="map" className={styles.map} aria-labelledby="map-title">
      <div className={styles.mapInner}>
        <header className={styles.head}>
          <h2 id="map-title">{t('title')}</h2>
          <p className={styles.lead}>{t('lead')}</p>
          <ButtonLink page="signup">{cta('action')}</ButtonLink>
        </header>
        <ObligationMapPicture />
      </div>
    </section>
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

/** What linking evidence changes, as sheets of a file. */
async function Evidence() {
  const t = await getTranslations('auditability.evidence');
  const items: Term[] = t.raw('items');
  return <Terms items={items} className={styles.file} item={styles.sheet} />;
}
