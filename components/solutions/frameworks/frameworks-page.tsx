import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { ButtonLink } from '@/components/ui/button-link';
import { CtaBand } from '@/components/ui/cta-band';
import { PageHead } from '@/components/ui/page-head';
import { PageSummary } from '@/components/ui/page-summary';
import { Section } from '@/components/ui/section';
import { AnnotatedClauses } from './annotated-clauses';
import { FrameworkList } from './framework-list';
import { Legend } from './legend';

/** The frameworks: an annotated article, the eight texts, the five marks of the margin. */
export async function FrameworksPage() {
  const t = await getTranslations('frameworks');
  const words = await getTranslations();
  const summary: string[] = t.raw('summary');
  return (
    <PageShell page="frameworks">
      <PageHead
        kicker={t('kicker')}
        title={t('title')}
        lead={t('lead')}
        actions={<ButtonLink page="signup">{words('cta.action')}</ButtonLink>}
        aside={<PageSummary title={words('summary.title')} items={summary} />}
      />
      <AnnotatedClauses />
      <Section
        id="legend"
        number={1}
        title={t('legend.title')}
        lead={t('legend.lead')}
        tone="surface"
      >
        <Legend />
      </Section>
      <Section id="list" number={2} title={t('list.title')} lead={t('list.lead')}>
        <FrameworkList />
      </Section>
      <CtaBand />
    </PageShell>
  );
}
