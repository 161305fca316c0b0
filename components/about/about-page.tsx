import { getTranslations } from 'next-intl/server';
import { IntroducedPage } from '@/components/layout/introduced-page';
import { mark } from '@/ui/marked';
import { Section } from '@/ui/sections/section';
import { Founders } from './founders';
import { Principle } from './principle';
import { Standing } from './standing';
import { Statement } from './statement';

/** The about page: what readers can check, mission, vision, team, closing quote. */
export async function AboutPage() {
  const t = await getTranslations('about');
  return (
    <IntroducedPage page="about" aside={<Standing />} layout="even">
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
    </IntroducedPage>
  );
}
