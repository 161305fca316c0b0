import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { ButtonLink } from '@/components/ui/button-link';
import { CtaBand } from '@/components/ui/cta-band';
import { PageHead } from '@/components/ui/page-head';
import { PageSummary } from '@/components/ui/page-summary';
import { Section } from '@/components/ui/section';
import { Drafting } from './drafting';
import { MetricsPicture } from './metrics-picture';
import { Questions } from './questions';
import { Review } from './review';

/** The copilot: what it answers, how its answers are checked, what it prepares. */
export async function RegpilotPage() {
  const t = await getTranslations('regpilot');
  const words = await getTranslations();
  const summary: string[] = t.raw('summary');
  return (
    <PageShell page="regpilot">
      <PageHead
        kicker={t('kicker')}
        title={t('title')}
        lead={t('lead')}
        actions={<ButtonLink page="signup">{words('cta.action')}</ButtonLink>}
        aside={<PageSummary title={words('summary.title')} items={summary} />}
      />
      <Section
        id="questions"
        number={1}
        title={t('questions.title')}
        lead={t('questions.lead')}
        tone="surface"
      >
        <Questions />
      </Section>
      <Section id="review" number={2} title={t('review.title')} lead={t('review.lead')}>
        <Review />
      </Section>
      <Section id="drafting" number={3} title={t('drafting.title')} lead={t('drafting.lead')}>
        <Drafting />
      </Section>
      <Section
        id="metrics"
        number={4}
        title={t('metrics.title')}
        lead={t('metrics.lead')}
        tone="surface"
      >
        <MetricsPicture />
      </Section>
      <CtaBand />
    </PageShell>
  );
}
