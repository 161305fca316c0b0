import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { CtaBand } from '@/components/ui/cta-band';
import { Section } from '@/components/ui/section';
import { Audiences } from './audiences';
import { Hero } from './hero';
import { Trust } from './trust';

export async function LandingPage() {
  const t = await getTranslations('landing');
  return (
    <PageShell page="landing">
      <Hero />
      <Section
        id="audiences"
        number={1}
        title={t('audiences.title')}
        lead={t('audiences.lead')}
        tone="surface"
      >
        <Audiences />
      </Section>
      <Section id="trust" number={2} title={t('trust.title')} lead={t('trust.lead')}>
        <Trust />
      </Section>
      <CtaBand />
    </PageShell>
  );
}
