import { getTranslations } from 'next-intl/server';
import { PageShell } from '@/components/layout/page-shell';
import { CtaBand } from '@/ui/sections/cta-band';
import { Section } from '@/ui/sections/section';
import { Audiences } from './audiences';
import { Conversations } from './conversations';
import { Features } from './features';
import { Hero } from './hero';
import { Preview } from './preview';
import { Trust } from './trust';

/** The sections under the hero, in page order. */
const sections = [
  { id: 'conversations', Content: Conversations, tone: 'surface' },
  { id: 'features', Content: Features, tone: 'paper' },
  { id: 'preview', Content: Preview, tone: 'surface' },
  { id: 'audiences', Content: Audiences, tone: 'paper' },
  { id: 'trust', Content: Trust, tone: 'paper' },
] as const;

export async function LandingPage() {
  const t = await getTranslations('landing');
  return (
    <PageShell page="landing">
      <Hero />
      {sections.map(({ id, Content, tone }, index) => (
        <Section
          key={id}
          id={id}
          number={index + 1}
          title={t(`${id}.title`)}
          lead={t(`${id}.lead`)}
          tone={tone}
        >
          <Content />
        </Section>
      ))}
      <CtaBand />
    </PageShell>
  );
}
