import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { ButtonLink } from '@/ui/button-link';
import { PageLink } from '@/ui/page-link';
import { CtaBand } from '@/ui/sections/cta-band';
import { PageIntroduction } from '@/ui/sections/page-introduction';
import { Section } from '@/ui/sections/section';
import { WideSection } from '@/ui/sections/wide-section';
import { Differences } from './differences';
import { Points } from './points';
import { RegisterFigures } from './register-figures';
import { Verdicts } from './verdicts';

/** How the checker answers: what it rests on, how it reasons, what it leaves out, how it is tested. */
export async function MethodPage() {
  const t = await getTranslations('method');
  return (
    <PageShell page="method">
      <PageIntroduction
        page="method"
        actions={
          <ButtonLink page="simulator" anchor="checker">
            {t('open')}
          </ButtonLink>
        }
      />
      <RegisterFigures />
      <Section id="sources" number={1} title={t('sources.title')} lead={t('sources.lead')}>
        <Points of="sources" />
        <p>
          <PageLink page="openData">{t('data')}</PageLink>
        </p>
      </Section>
      <Section
        id="answers"
        number={2}
        title={t('answers.title')}
        lead={t('answers.lead')}
        tone="surface"
      >
        <Verdicts />
      </Section>
      <Section id="years" number={3} title={t('years.title')} lead={t('years.lead')}>
        <Points of="years" />
      </Section>
      <Section
        id="limits"
        number={4}
        title={t('limits.title')}
        lead={t('limits.lead')}
        tone="night"
      >
        <Points of="limits" />
      </Section>
      <WideSection
        id="portal"
        number={5}
        title={t('portal.title')}
        lead={t('portal.lead')}
        tone="surface"
      >
        <Differences />
      </WideSection>
      <Section id="tests" number={6} title={t('tests.title')} lead={t('tests.lead')}>
        <Points of="tests" />
      </Section>
      <CtaBand />
    </PageShell>
  );
}
