import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { CtaBand } from '@/components/ui/sections/cta-band';
import { PageHead } from '@/components/ui/sections/page-head';
import { PageSummary } from '@/components/ui/sections/page-summary';
import { Section } from '@/components/ui/sections/section';
import { Fields } from './fields';
import { Files } from './files';
import { Method } from './method';
import styles from './open-data.module.css';
import { Permalinks } from './permalinks';
import { Reuse } from './reuse';

/** The register of law as data: its files, what they hold, how to reuse them, and the checker's method. */
export async function OpenDataPage() {
  const t = await getTranslations('openData');
  const common = await getTranslations('summary');
  const summary: string[] = t.raw('summary');
  return (
    <PageShell page="openData">
      <PageHead
        kicker={t('kicker')}
        title={t('title')}
        lead={t('lead')}
        aside={<PageSummary title={common('title')} items={summary} />}
      />
      <Section id="files" number={1} title={t('files.title')} lead={t('files.lead')}>
        <Files />
      </Section>
      <Section id="fields" number={2} title={t('fields.title')} lead={t('fields.lead')}>
        <Fields />
      </Section>
      <Section id="reuse" number={3} title={t('reuse.title')} tone="surface">
        <Reuse />
      </Section>
      <Section id="method" number={4} title={t('method.title')} lead={t('method.lead')}>
        <Method />
      </Section>
      <Section id="permalinks" number={5} title={t('permalinks.title')} lead={t('permalinks.lead')}>
        <div className={styles.list}>
          <Permalinks />
        </div>
      </Section>
      <CtaBand />
    </PageShell>
  );
}
