import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { ButtonLink } from '@/components/ui/button-link';
import { CtaBand } from '@/components/ui/cta-band';
import { PageHead } from '@/components/ui/page-head';
import { PageSummary } from '@/components/ui/page-summary';
import { Section } from '@/components/ui/section';
import { WideSection } from '@/components/ui/wide-section';
import { DataFlow } from './data-flow';
import { Directory } from './directory';
import styles from './integrations-page.module.css';
import { Origin } from './origin';

/** Connectors: the sources and their register, the directory, and the origin of one value. */
export async function IntegrationsPage() {
  const t = await getTranslations('integrations');
  const words = await getTranslations();
  const summary: string[] = t.raw('summary');
  return (
    <PageShell page="integrations">
      <PageHead
        kicker={t('kicker')}
        title={t('title')}
        lead={t('lead')}
        actions={<ButtonLink page="signup">{words('cta.action')}</ButtonLink>}
        aside={<PageSummary title={words('summary.title')} items={summary} />}
      />
      <div className={styles.plate}>
        <DataFlow />
      </div>
      <WideSection
        id="connectors"
        number={1}
        title={t('directory.title')}
        lead={t('directory.lead')}
      >
        <Directory />
      </WideSection>
      <Section
        id="origin"
        number={2}
        title={t('origin.title')}
        lead={t('origin.lead')}
        tone="surface"
      >
        <Origin />
      </Section>
      <CtaBand />
    </PageShell>
  );
}
