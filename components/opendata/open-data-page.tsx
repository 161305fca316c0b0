import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { PageLink } from '@/ui/page-link';
import { CtaBand } from '@/ui/sections/cta-band';
import { PageIntroduction } from '@/ui/sections/page-introduction';
import { Section } from '@/ui/sections/section';
import { Fields } from './fields';
import { Files } from './files';
import styles from './open-data.module.css';
import { Permalinks } from './permalinks';
import { Reuse } from './reuse';

/** The register of law as data: its files, what they hold, how to reuse them, and what answers from it. */
export async function OpenDataPage() {
  const t = await getTranslations('openData');
  return (
    <PageShell page="openData">
      <PageIntroduction page="openData" />
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
        <p className={styles.about}>{t('method.text')}</p>
        <p>
          <PageLink page="method">{t('method.link')}</PageLink>
        </p>
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
