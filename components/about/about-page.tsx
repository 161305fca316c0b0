import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { ButtonLink } from '@/components/ui/button-link';
import { CtaBand } from '@/components/ui/cta-band';
import { mark } from '@/components/ui/marked';
import { PageHead } from '@/components/ui/page-head';
import { PageSummary } from '@/components/ui/page-summary';
import { Section } from '@/components/ui/section';
import { Founders } from './founders';
import { Principle } from './principle';
import { Statement } from './statement';

/** The about page: mission, vision, team, closing quote. */
export async function AboutPage() {
  const t = await getTranslations('about');
  const words = await getTranslations();
  const summary: string[] = t.raw('summary');
  return (
    <PageShell page="about">
      <PageHead
        kicker={t('kicker')}
        title={t('title')}
        lead={t('lead')}
        actions={<ButtonLink page="signup">{words('cta.action')}</ButtonLink>}
        aside={<PageSummary title={words('summary.title')} items={summary} />}
      />
      <Section id="mission" number={1} title={t('mission.title')}>
        <Statement text={t('mission.text')}>{t.rich('mission.pledge', { mark })}</Statement>
      </Section>
      <Section id="vision" number={2} title={t('vision.title')}>
        <Statement text={t('vision.text')}>{t.rich('vision.pledge', { mark })}</Statement>
      </Section>
      <Section id="team" number={3} title={t('team.title')} lead={t('team.lead')} tone="surface">
        <Founders />
      </Section>
      <Principle />
      <CtaBand />
    </PageShell>
  );
}
